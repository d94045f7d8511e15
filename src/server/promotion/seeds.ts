import { createHash, createHmac } from 'node:crypto'
import { drawIndex, drawMessage } from '#domain/draw.ts'

const createHmacText = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/** The server's seed of one play: fixed before the player chooses one, different for every play, so that it can be revealed at once. */
export const createServerSeed = (campaign: { id: number; secret: string }, userId: number, attempt: number): string =>
  createHmacText(campaign.secret, `${campaign.id}:${userId}:${attempt}`)

export const createCommitment = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex')

interface Draw {
  serverSeed: string
  clientSeed: string
  attempt: number
  weights: readonly number[]
}

/** The index of the drawn weight; anybody who has the seeds gets the same. */
export const drawFromSeeds = ({ serverSeed, clientSeed, attempt, weights }: Draw): number =>
  drawIndex(weights, round => createHmacText(serverSeed, drawMessage(clientSeed, attempt, round)))
