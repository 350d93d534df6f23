import type { Extensions } from '@tiptap/core'
import { OrderedList } from '@tiptap/extension-list'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from '@wervio/contracts'

/** The publication text keeps no first number and no kind of numbering. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) })

/** Exactly `publicationTags`: whatever else is pasted has no place in the document. */
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
  Placeholder.configure({ placeholder: 'Schrijf hier de tekst van de vacature.' }),
]
