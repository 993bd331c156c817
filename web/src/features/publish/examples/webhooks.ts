/** Programs that receive events and verify their signatures. Each runs as it is, with the secret in the environment. */
export const webhookReceivers = {
  TypeScript: `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const key = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64')

createServer(async (request, response) => {
  const id = request.headers['webhook-id']
  const timestamp = request.headers['webhook-timestamp']
  const signatures = String(request.headers['webhook-signature']).split(' ')
  // As it came: JSON that is read and written again is signed by nobody.
  const body = await text(request)
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  const isSigned = signatures.some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300
  if (!isSigned || !isRecent) return response.writeHead(401).end()
  const { type, data } = JSON.parse(body)
  // Keep the id: when it comes again, answer 204 and do nothing.
  console.log(id, type, data)
  response.writeHead(204).end()
}).listen(Number(process.env.PORT ?? 4000), '127.0.0.1')
`,
  Python: `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # As it came: JSON that is read and written again is signed by nobody.
        body = self.rfile.read(int(self.headers["content-length"]))
        id, timestamp = self.headers["webhook-id"], self.headers.get("webhook-timestamp", "0")
        signed = f"{id}.{timestamp}.".encode() + body
        expected = "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
        signatures = self.headers.get("webhook-signature", "").split(" ")
        is_signed = any(hmac.compare_digest(each, expected) for each in signatures)
        is_recent = abs(time.time() - int(timestamp)) < 300
        if is_signed and is_recent:
            event = json.loads(body)
            # Keep the id: when it comes again, answer 204 and do nothing.
            print(id, event["type"], event["data"], flush=True)
        self.send_response(204 if is_signed and is_recent else 401)
        self.end_headers()


HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 4000))), Receiver).serve_forever()
`,
  curl: `# What your system gets, sent by hand to see what it answers.
body='{"type":"webhook.test","timestamp":"2026-01-01T00:00:00.000Z","data":{}}'
id=msg_by_hand timestamp=$(date +%s)
key=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -tx1 | tr -d ' \\n')
signature=$(printf %s "$id.$timestamp.$body" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
curl -i "http://127.0.0.1:\${PORT:-4000}/" -H "content-type: application/json" \\
  -H "webhook-id: $id" -H "webhook-timestamp: $timestamp" -H "webhook-signature: v1,$signature" -d "$body"
`,
} as const

/** A sample event of one type. */
export const webhookEventExample = `{
  "type": "question.unanswered",
  "timestamp": "2026-03-02T09:15:00.000Z",
  "data": {
    "agent": { "id": "hb7xK2", "name": "Harbour Shop" },
    "conversation": { "id": 481, "visitorId": "Xq3v…", "startedAt": "2026-03-02T09:14:12.000Z" },
    "question": { "id": 2210, "content": "Do you rent sailing boats?" },
    "reply": { "id": 2211, "content": "I'm sorry, I can only answer questions related to the knowledge base." }
  }
}`
