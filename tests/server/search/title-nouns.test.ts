import { expect, test } from 'vitest'
import { findTitleNouns, withoutAdditions } from '#server/search/documents/title-nouns.ts'

test.each([
  ['Winter Tires 205/55 R16', 'tires'],
  ['Boxer Briefs 3-Pack', 'briefs'],
  ['Newborn Diapers Size 1', 'diapers'],
  ['Adhesive Bandages Assorted', 'bandages'],
  ['Zip Hoodie - Black / M', 'hoodie'],
  ['Zip Hoodie Navy Blue XL', 'hoodie'],
  ['Рюкзак чёрный', 'рюкзак'],
  ['Fuel Can 20 L', 'can'],
  ['Oslo 3-Seater Sofa', 'sofa'],
  ['Adventure Playset for Xbox 360', 'playset'],
  ['Size 5 Ball', 'ball'],
  ['18V 2.0 Ah Drill', 'drill'],
  ['Motor Oil 4 qt', 'oil'],
  ['Trail tent for two', 'tent'],
  ['Skirt and Top', 'skirt top'],
  ['Porcelain tea set, 7 pieces', 'set'],
  ['Veltrona Air 13', 'air'],
  ['Large', 'large'],
  ['2024', '2024']
])('the noun of %s is %s', (en, noun) => {
  expect(findTitleNouns({ mn: 'Том цайны халуун сав «Тэнгэр», 2 л', en })).toEqual({ mn: 'сав', en: noun })
})

test('nothing is left of no title', () => {
  expect(withoutAdditions('  ')).toBe('')
  expect(findTitleNouns({})).toEqual({ mn: '', en: '' })
})
