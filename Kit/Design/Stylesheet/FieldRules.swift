/// Fields, boxes and forms.
enum FieldRules {
  static let css = """
    .field{display:flex;flex-direction:column;gap:.375rem;min-inline-size:0}
    .field>label,.field-label{font-size:var(--callout);font-weight:600}
    .field .optional{color:var(--soft);font-weight:400}
    .input{inline-size:100%;min-inline-size:0;min-block-size:3rem;padding:.625rem .875rem;\
    border:1px solid var(--line);border-radius:var(--radius-small);background:var(--surface);\
    color:var(--ink);transition:border-color var(--fast) ease-out}
    .input:focus-visible{border-color:var(--focus);outline-offset:-1px}
    .input[aria-invalid="true"]{border-color:var(--danger)}
    textarea.input{min-block-size:5.5rem;resize:vertical;line-height:1.45}
    select.input{appearance:none;-webkit-appearance:none;padding-inline-end:2.5rem}
    .select{position:relative;display:block}
    .select>.icon{position:absolute;inset-inline-end:.75rem;inset-block-start:50%;\
    transform:translateY(-50%);pointer-events:none;inline-size:1.25rem;block-size:1.25rem}
    input[type="date"].input{-webkit-appearance:none;appearance:none;text-align:start}
    .hint{font-size:var(--caption);line-height:1.4;color:var(--soft)}
    .fault{display:flex;gap:.375rem;align-items:flex-start;font-size:var(--callout);\
    line-height:1.4;color:var(--danger);font-weight:600}
    .fault .icon{inline-size:1.125rem;block-size:1.125rem;margin-block-start:.1rem}
    .box{border-radius:var(--radius);padding:var(--sm);min-inline-size:0}
    .box.filled{background:var(--fill)}
    .box.outlined{box-shadow:inset 0 0 0 1px var(--line)}
    .box.tight{padding:.75rem 1rem}
    .box.group{padding:.25rem 1rem}
    .box.group>*+*{border-block-start:1px solid var(--line)}
    .setting{display:flex;align-items:center;gap:var(--xs);min-block-size:3.25rem;\
    padding-block:.375rem;inline-size:100%;flex-wrap:wrap}
    .setting>.grow{flex-basis:6rem}
    .setting>.select{margin-inline-start:auto}
    .setting .input{inline-size:auto;max-inline-size:100%;min-block-size:2.75rem;\
    background:transparent;border-color:transparent;text-align:end;padding-inline-start:.25rem}
    .setting .input:hover{border-color:var(--line)}
    .setting .select,.setting .button{max-inline-size:100%}
    @media (max-width:15rem){.box{padding:.75rem}.box.group{padding:.125rem .625rem}
    .setting>.select{margin-inline-start:0}.setting .input{text-align:start}}
    """
}
