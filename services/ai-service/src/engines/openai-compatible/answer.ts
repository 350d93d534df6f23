import { z } from 'zod'
import { lenientList, lenientText } from './lenient.ts'

/** What a model must return: plain texts in parts. HTML in them is shown as text, because we render and escape. */
export const answerSchema = z.object({
  intro: lenientText(3_000).describe('Pakkende inleiding van twee tot vier zinnen.'),
  sections: z
    .array(
      z.object({
        heading: lenientText(200).describe('Tussenkop, zonder leesteken aan het eind.'),
        paragraphs: lenientList(z.string().max(5_000), { most: 40 }).describe('Alinea’s lopende tekst.'),
        items: lenientList(z.string().max(1_000), { most: 100 }).describe(
          'Opsomming; leeg als er niets op te sommen is.',
        ),
      }),
    )
    .min(1)
    .max(20),
})

export type Answer = z.infer<typeof answerSchema>
