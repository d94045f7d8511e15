/** A bare node:http server that sends the same bytes, as the upper limit of the machine. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const body = Buffer.from(process.env['BODY'] ?? '', 'base64')
const headers = { ...(JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>), 'content-length': body.length }
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
