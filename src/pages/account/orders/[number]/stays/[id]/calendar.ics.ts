import type { APIRoute } from 'astro'
import { toApiError } from '#components/form/form.ts'
import type { OrderedStay } from '#contract/hotel.ts'

/** Text of RFC 5545: commas, semicolons and backslashes are escaped. */
const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, found => `\\${found}`).replaceAll('\n', String.raw`\n`)

/** A line has at most 75 bytes; longer ones continue after a space. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** `20261227T060000Z`: a time in Ulaanbaatar, which has no summer time. */
const formatTimestamp = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+08:00`).toISOString().replaceAll(/[-:]|\.\d+/g, '')

function toCalendar(stay: OrderedStay, origin: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Delguur//Stay//EN',
    'BEGIN:VEVENT',
    `UID:${stay.code}@${new URL(origin).hostname}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${formatTimestamp(stay.check_in, stay.check_in_time)}`,
    `DTEND:${formatTimestamp(stay.check_out, stay.check_out_time)}`,
    `SUMMARY:${escapeText(`${stay.hotel.name}, ${stay.room}`)}`,
    `LOCATION:${escapeText(stay.hotel.address)}`,
    `DESCRIPTION:${escapeText(`${stay.code}\n+976 ${stay.hotel.phone}`)}`,
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

/** The nights of a stay as a calendar file. */
export const GET: APIRoute = async ({ locals: { client, origin }, params: { number = '', id } }) => {
  try {
    const { stays } = await client.get('/api/v2/orders/{number}/stays', { params: { number } })
    const stay = stays.find(each => String(each.id) === id && each.state === 'booked')
    if (!stay) return new Response(null, { status: 404 })
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="stay-${stay.code}.ics"`,
      'cache-control': 'private, no-store'
    }
    return new Response(toCalendar(stay, origin, new Date()), { headers })
  } catch (error) {
    return new Response(null, { status: toApiError(error).status || 503 })
  }
}
