// The container's health check: whether the server answers. It does so too while a backup is restored beneath it.
const port = process.env.PORT || 3000
const answered = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(
  (error) => ({ ok: false, status: error.cause?.code ?? error.name }),
)
if (!answered.ok) console.error(`/healthz: ${answered.status}`)
process.exit(answered.ok ? 0 : 1)
