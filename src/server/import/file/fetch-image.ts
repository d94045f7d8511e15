import { fetchPublic } from '../../kernel/http/fetch-public.ts'
import { UPLOAD_BYTES } from '../../kernel/images/upload.ts'

/** An image from the web, from public addresses only. @throws Error with the reason; HostUnreachable */
export async function fetchImage(address: string): Promise<Uint8Array> {
  return (await fetchPublic(address, { accept: 'image/*', maxBytes: UPLOAD_BYTES })).bytes
}
