import { z } from 'zod'

const line = (maximum: number) => z.string().max(maximum)

/** What a model must return: plain texts in parts. HTML in them is shown as text, because we render and escape. */
export const answerSchema = z.object({
  intro: line(3_000).describe('Pakkende inleiding van twee tot vier zinnen.'),
  sections: z
    .array(
      z.object({
        heading: line(200).describe('Tussenkop, zonder leesteken aan het eind.'),
        paragraphs: z.array(line(5_000)).max(40).describe('Alinea’s lopende tekst.'),
        items: z.array(line(1_000)).max(100).describe('Opsomming; leeg als er niets op te sommen is.'),
      }),
    )
    .min(1)
    .max(20),
})

export type Answer = z.infer<typeof answerSchema>
