import Core
import Server
import Store

/// What the account system keeps under the server's keys.
public enum AccountKeys {
  /// Rows of passwords and answers, which name their pepper; of sealed columns, which begin with
  /// the name of their key and a zero byte; and of marks, whose key has a column of its own.
  public static let uses = [
    KeyUse(
      .peppers, table: "password_credential",
      """
      SELECT substr(rest, 1, instr(rest, '$') - 1) AS key, person FROM (
        SELECT substr(encoded, instr(encoded, ',keyid=') + 7) AS rest, account_id AS person
        FROM password_credential WHERE instr(encoded, ',keyid=') > 0)
      """),
    KeyUse(
      .peppers, table: "security_answer",
      """
      SELECT substr(rest, 1, instr(rest, '$') - 1) AS key, person FROM (
        SELECT substr(encoded, instr(encoded, ',keyid=') + 7) AS rest, account_id AS person
        FROM security_answer WHERE instr(encoded, ',keyid=') > 0)
      """),
    KeyUse(
      .fields, table: "user_totp",
      """
      SELECT CAST(substr(secret, 1, instr(secret, x'00') - 1) AS TEXT) AS key,
        account_id AS person, account_id AS id, secret AS sealed FROM user_totp
      """, place: { id in StoredFactor.place(of: id) }),
    KeyUse(
      .fields, table: "phone_number",
      """
      SELECT CAST(substr(sealed, 1, instr(sealed, x'00') - 1) AS TEXT) AS key,
        account_id AS person, account_id AS id, sealed FROM phone_number
      """, place: { id in PhoneRows.place(id) }),
    KeyUse(
      .fields, table: "security_answer",
      """
      SELECT CAST(substr(sealed, 1, instr(sealed, x'00') - 1) AS TEXT) AS key,
        account_id AS person FROM security_answer WHERE sealed IS NOT NULL
      """),
    KeyUse(
      .fields, table: "provider_link",
      """
      SELECT CAST(substr(refresh_token, 1, instr(refresh_token, x'00') - 1) AS TEXT) AS key,
        account_id AS person, id, refresh_token AS sealed
      FROM provider_link WHERE refresh_token IS NOT NULL
      """, place: { id in ProviderLink.place(of: id.retagged()) }),
    KeyUse(
      .blindIndex, table: "phone_number",
      "SELECT mark_key AS key, account_id AS person FROM phone_number"),
  ]
}
