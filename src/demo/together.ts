import type { BuildPart, Connection } from '#domain/build.ts'

/** Sets by the English title of the product whose page offers them: what comes with it, and how many of each. */
export const SETS: Record<string, Record<string, number>> = {
  'Cable-knit cashmere sweater': { 'Knitted cashmere beanie': 1, 'Cashmere mittens': 1, 'Fringed cashmere scarf': 1 },
  'Porcelain tea set, 7 pieces': { 'Milk tea, 20 sachets': 2, 'Wildflower honey': 1, 'Aaruul dried curd': 1 },
  'Trail tent for two': { 'Khangai backpack, 32 l': 1, 'Steel thermos': 1, 'Wool mittens': 2 },
  'Uul X1 smartphone': { 'Khemnel smart watch': 1, 'Sport neckband headphones': 1 },
  'Alpine skis': { 'Ski race beanie': 1, 'Mountain shell mittens': 1 }
}

const device = (slot: BuildPart['slot'], ...offers: Connection[]): BuildPart => ({ slot, offers })
const needs = (slot: BuildPart['slot'], ...any: Connection[]): BuildPart => ({ slot, needs: any })

/** What a family's products offer or need, and those of them that differ; null takes no part in a build. */
const PARTS: Record<string, { usual: BuildPart | null; but?: Record<string, BuildPart | null> }> = {
  PHO: {
    usual: device('phone', 'bluetooth', 'usb_c'),
    but: {
      'Simple button phone': null,
      'Mirevo M5 phone': device('phone', 'bluetooth', 'usb_c', 'jack'),
      'Mirevo M5 Lite phone': device('phone', 'bluetooth', 'usb_c', 'jack')
    }
  },
  LAP: { usual: device('laptop', 'bluetooth', 'wifi', 'usb_c', 'jack') },
  TVS: {
    usual: device('tv', 'bluetooth', 'wifi', 'hdmi', 'optical'),
    but: { '32-inch television': device('tv', 'hdmi', 'optical') }
  },
  HEA: {
    usual: needs('headphones', 'bluetooth'),
    but: {
      'Wired studio headphones': needs('headphones', 'jack'),
      'Wood-cup headphones': needs('headphones', 'jack'),
      'Gaming headset with microphone': needs('headphones', 'usb_c')
    }
  },
  SPE: {
    usual: needs('speaker', 'bluetooth'),
    but: {
      'Bookshelf speaker pair': needs('speaker', 'bluetooth', 'optical'),
      'Television soundbar': needs('speaker', 'hdmi', 'optical'),
      'Smart speaker': needs('speaker', 'wifi', 'bluetooth')
    }
  },
  GAM: { usual: needs('controller', 'bluetooth', 'usb_c'), but: { 'Phone game grip': null } }
}

export function partOf(family: string, title: string): BuildPart | null {
  const parts = PARTS[family]
  if (!parts) return null
  const own = parts.but?.[title]
  return own === undefined ? parts.usual : own
}
