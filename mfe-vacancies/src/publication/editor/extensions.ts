import type { Extensions } from '@tiptap/core'
import { OrderedList } from '@tiptap/extension-list'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from '@wervio/contracts'
import { FindingMarks } from './finding-marks.ts'

/** A numbered list without a first number and a numbering style, which the contract has no attributes for. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) })

/** Exactly `publicationTags`: other tags in pasted HTML are dropped. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    gapcursor: false,
    trailingNode: false,
    orderedList: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => linkAddress(address) !== null,
    },
  }),
  PlainOrderedList,
  FindingMarks,
  Placeholder.configure({ placeholder: 'Schrijf hier de tekst van de vacature.' }),
]
