import { ENTRY_KINDS } from '#domain/content.ts'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { Server } from '../kernel/server.ts'
import type { ReviewSubject } from './read.ts'

/** Pages with the comments of a subject, after the commit. */
export function invalidateSubject(database: Server['database'], subject: ReviewSubject): void {
  if ('productId' in subject) invalidate(database, [`product:${subject.productId}`, 'reviews'])
  if ('vendorId' in subject) invalidate(database, [`vendor:${subject.vendorId}`])
  // The entry's page displays the number of comments; ids are unique across kinds.
  if ('entryId' in subject)
    invalidate(
      database,
      ENTRY_KINDS.map(kind => `${kind}:${subject.entryId}`)
    )
}
