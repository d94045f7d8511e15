import { ShopError } from '#domain/errors.ts'
import { isEditor } from '#domain/permission.ts'
import { requireUser, type ShopContext } from '../kernel/http/customer.ts'

/** A user of the editor. */
export interface Writer {
  userId: number
  /** May publish, and edit entries of others. */
  editor: boolean
}

/** @throws ShopError login_required */
export function requireWriter(c: ShopContext): Writer {
  const { userId, session } = requireUser(c)
  return { userId, editor: isEditor(session) }
}

/** @throws ShopError login_required, forbidden */
export function requirePublisher(c: ShopContext): Writer {
  const writer = requireWriter(c)
  if (!writer.editor) throw new ShopError('forbidden')
  return writer
}
