"""Getting about with the keyboard alone."""
from layout import SIGHT, settle

# What is wrong with the place of the focus: somebody who has no mouse has to see where they are.
FAULT = r"""() => {""" + SIGHT + r"""
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const style = getComputedStyle(element);
  if (style.outlineStyle === 'none' || !parseFloat(style.outlineWidth)) return `no ring: ${name(element)}`;
  const box = seen(element);
  if (box.width < box.own.width - 1 || box.height < box.own.height - 1) return `not in sight: ${name(element)}`;
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return element.contains(hit) ? null : `covered: ${name(element)} by ${hit ? name(hit) : 'nothing'}`;
}"""


def tab_to(page, goal, most=20):
    """Goes on until `goal` has the focus: forwards, within so many stops, and each of them can be seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        settle(page)
        assert page.evaluate(FAULT) is None
        if goal.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"{goal} is further than {most} stops away")


def choose(page, goal):
    """Goes to `goal` and does what it is for."""
    tab_to(page, goal)
    page.keyboard.press("Enter")
