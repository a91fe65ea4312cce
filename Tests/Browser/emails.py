"""The emails that a server wrote, as a mail program sees them (Python's own parser)."""
import email
import email.policy
import pathlib
import re
import time


class Email:
    """One message: its subject, its text, its HTML, and the secrets in it."""

    def __init__(self, content):
        self.content = content
        self.message = email.message_from_bytes(content, policy=email.policy.default)
        self.to = self.message["to"].addresses[0].addr_spec
        self.subject = self.message["subject"]
        self.text = self.message.get_body(("plain",)).get_content().replace("\r\n", "\n")
        self.html = self.message.get_body(("html",)).get_content()

    @property
    def code(self):
        found = re.search(r"^ {4}(\d{6})$", self.text, re.M)
        return found and found[1]

    @property
    def link(self):
        """The path of the link with a secret."""
        found = re.search(r"https?://[^/]+(/account/\w+#[0-9a-f]{64})$", self.text, re.M)
        return found and found[1]


def sent_emails(folder, to=None):
    """What is in the folder, oldest first."""
    found = [Email(path.read_bytes()) for path in sorted(pathlib.Path(folder).glob("*.eml"))]
    return [sent for sent in found if to in (None, sent.to)]


def sent_email(folder, to, number=1, seconds=20, where=None):
    """The last email to an address (``where`` this holds of it), once there are so many."""
    def find():
        return [sent for sent in sent_emails(folder, to) if where is None or where(sent)]

    return last_of(find, number, seconds, f"email {number} to {to}")


def last_of(find, number, seconds, what):
    """The last of what is found, once there are so many."""
    deadline = time.monotonic() + seconds
    while len(found := find()) < number:
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {seconds} s for {what}")
        time.sleep(0.02)
    return found[-1]


class Text:
    """One text message: its number, its words, and the code in its last line."""

    def __init__(self, whole):
        head, self.text = whole.split("\n\n", 1)
        self.to = head.removeprefix("To: ")

    @property
    def code(self):
        found = re.search(r"^@\S+ #(\d{6})$", self.text, re.M)
        return found and found[1]


def texts(folder, to=None):
    """The text messages in the folder, oldest first."""
    found = [Text(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.txt"))]
    return [text for text in found if to in (None, text.to)]


def text_message(folder, to, number=1, seconds=20):
    """The last text message to a number, once there are so many."""
    return last_of(lambda: texts(folder, to), number, seconds, f"text message {number} to {to}")
