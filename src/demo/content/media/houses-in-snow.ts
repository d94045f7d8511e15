import type { DemoMedia } from '../entry.ts'

export const housesInSnow: DemoMedia = {
  slug: 'houses-in-snow',
  title: { mn: 'Цастай байшингууд', en: 'Houses in snow' },
  summary: {
    mn: 'Нэг хотын дөрвөн хөрөг: угсармал, цамхаг, зогсоол, гэр хороолол.',
    en: 'Four portraits of one city: panel blocks, a tower, a stop, the ger quarters.'
  },
  lead: { mn: 'Хот өвөл өнгөө хадгалдаг. Зун мод нь халхалдаг.', en: 'In winter a city keeps its colours. In summer the trees hide them.' },
  tags: ['home', 'tech'],
  author: 'bilguun',
  cover: 'scenes/ub-winter@880,360,720,450',
  coverAlt: { mn: 'Өнгөт байшингууд, цаст уул', en: 'Coloured houses below a snowy hill' },
  daysAgo: 56,
  caption: { mn: 'Улаанбаатар, өглөөний есөн цаг. Эсгий зүймэл.', en: 'Ulaanbaatar at nine in the morning. Felt appliqué.' },
  shots: [
    {
      art: 'scenes/ub-winter@30,480,640,400',
      alt: { mn: 'Улаан, шар, хөх угсармал байрууд', en: 'Panel blocks in red, yellow and blue' },
      caption: {
        mn: 'Угсармал: 1970-аад онд цагаан байсан, сүүлд өнгөө сонгосон.',
        en: 'Panel blocks: white in the 1970s, they chose their colours later.'
      }
    },
    {
      art: 'scenes/ub-winter@560,180,640,400',
      alt: { mn: 'Далбаа хэлбэрийн цэнхэр цамхаг', en: 'A blue tower in the shape of a sail' },
      caption: { mn: 'Цамхаг: нар хамгийн түрүүнд энд, хамгийн сүүлд ч энд.', en: 'The tower: first to have the sun and last to lose it.' }
    },
    {
      art: 'scenes/ub-winter@520,690,480,300',
      alt: { mn: 'Шар троллейбус', en: 'A yellow trolleybus' },
      caption: {
        mn: 'Зогсоол: цонхны цантыг хэн нэгэн амьсгалаараа нүхэлжээ. Хүүхэд байх.',
        en: 'The stop: somebody has breathed a hole into the frost. A child.'
      }
    },
    {
      art: 'scenes/ub-winter@960,480,640,400',
      alt: { mn: 'Байшингуудын цаана гэрүүд', en: 'Houses with gers behind them' },
      caption: {
        mn: 'Ард нь гэр хороолол: хотын хүн амын тал орчим нь тэнд.',
        en: 'Behind them are the ger quarters, where about half of the city lives.'
      }
    }
  ],
  mn: `
Өвлийн есөн цагт нар Баянзүрхээс гараад хамгийн эхлээд дээд давхрын цонхонд тусдаг. Арав хүрэхэд гудамж гэрэлтэнэ. Энэ нэг цагийг хотын гэрэл зурагчид хамгийн их хүлээдэг: цас цэнхэр, байшин улбар, утаа ягаан. Аппаратын зай л хүрэлцэх ёстой: [яагаад хүрдэггүйг](/article/why-a-phone-dies-in-the-cold) бид хэмжсэн.

[[mirrorless-camera | Нөөц зайг дотуур халаасандаа]]
`,
  en: `
At nine in winter the sun comes over Bayanzurkh and touches the top windows first. By ten it has reached the street. This is the hour the photographers of the city wait for: the snow is blue, the houses orange, the smoke pink. If only the battery lasts; [why it does not](/article/why-a-phone-dies-in-the-cold), we have measured.

[[mirrorless-camera | Keep the spare battery in an inside pocket]]
`
}
