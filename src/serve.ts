import { createServer } from 'node:http'

const port = Number(process.env['PORT'] ?? 4321)
const { handler } = (await import(new URL('../dist/server/entry.mjs', import.meta.url).href)) as {
  handler: (req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void
}
createServer((req, res) => handler(req, res)).listen(port, '127.0.0.1', () => console.log(`http://localhost:${port}`))
