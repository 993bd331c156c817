import {
  chatAddress,
  defaultQuestion,
  type ExampleTarget,
  historyAddress,
  nextQuestion,
  secretKeyVariable,
  streamAddress,
  visitorId,
} from './example-target.ts'

/** One message with a complete response. Each example runs as it is, with only the standard library. */
export function pythonExample(target: ExampleTarget): string {
  return `import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

question = {
    "message": ${textOf(target.question)},
    "visitorId": "${visitorId}",
    "conversationId": None,
}
request = Request(
    "${chatAddress(target)}",
    data=json.dumps(question).encode(),
    headers={
        "Content-Type": "application/json",${keyLine(target, 8)}
    },
)
try:
    with urlopen(request) as response:
        reply = json.load(response)
except HTTPError as error:
    raise SystemExit(json.load(error)["message"])
print(reply["message"])`
}

/** Two messages, the second a follow-up of the first. */
export function pythonNext(target: ExampleTarget): string {
  return `import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

url = "${chatAddress(target)}"
headers = {
    "Content-Type": "application/json",${keyLine(target, 4)}
}
visitor = {"visitorId": "${visitorId}", "conversationId": None}


def ask(message):
    question = {"message": message, **visitor}
    request = Request(url, data=json.dumps(question).encode(), headers=headers)
    try:
        with urlopen(request) as response:
            reply = json.load(response)
    except HTTPError as error:
        raise SystemExit(json.load(error)["message"])
    visitor["conversationId"] = reply["conversationId"]
    if "visitorToken" in reply:
        headers["X-Visitor-Token"] = reply["visitorToken"]
    return reply["message"]


print(ask(${textOf(target.question)}))
print(ask(${textOf(nextQuestion)}))`
}

/** One message with a streamed response. */
export function pythonStream(target: ExampleTarget): string {
  return `import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

question = {
    "message": ${textOf(target.question)},
    "visitorId": "${visitorId}",
    "conversationId": None,
}
request = Request(
    "${streamAddress(target)}",
    data=json.dumps(question).encode(),
    headers={
        "Content-Type": "application/json",${keyLine(target, 8)}
    },
)
try:
    with urlopen(request) as response:
        for line in response:
            if not line.startswith(b"data: "):
                continue
            event = json.loads(line[6:])
            if "error" in event:
                raise SystemExit(event["error"])
            print(event.get("delta") or event.get("message") or "", end="", flush=True)
    print()
except HTTPError as error:
    raise SystemExit(json.load(error)["message"])`
}

/** The visitor's conversations, for the owner's server. */
export function pythonHistory(target: ExampleTarget): string {
  return `import json
import os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

request = Request(
    "${historyAddress(target)}",
    headers={
        "X-API-Key": os.environ["${secretKeyVariable}"],
        "X-Visitor-Id": "${visitorId}",
    },
)
try:
    with urlopen(request) as response:
        conversations = json.load(response)
except HTTPError as error:
    raise SystemExit(json.load(error)["message"])
for conversation in conversations:
    print(conversation["id"], conversation["preview"])`
}

const keyLine = ({ apiKey }: ExampleTarget, indent: number) =>
  apiKey === null ? '' : `\n${' '.repeat(indent)}"X-API-Key": ${textOf(apiKey)},`

/** A JSON string in double quotes: Python reads the same escapes. */
const textOf = (text = defaultQuestion) => JSON.stringify(text)
