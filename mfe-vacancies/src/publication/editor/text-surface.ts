import { EditorContent } from '@tiptap/react'
import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { textStyle } from '../text-style.ts'

/** The sheet to write on, in the style in which the text will be read. */
export const TextSurface = styled(EditorContent)`
  padding: ${tokens.space[6]} clamp(${tokens.space[4]}, 4vw, ${tokens.space[8]});
  cursor: text;
  .ProseMirror {
    ${textStyle}
    min-height: 20rem;
    white-space: break-spaces;
    font-variant-ligatures: none;
    &:focus {
      outline: none;
    }
    /* A key in one block lays out no other: a long text has hundreds. */
    > * {
      contain: layout;
    }
    /* Balanced lines would move under the hands of who writes them. */
    :is(h1, h2, h3, p) {
      text-wrap: wrap;
    }
  }
  .is-editor-empty::before {
    content: attr(data-placeholder);
    float: left;
    height: 0;
    color: ${tokens.text.faint};
    pointer-events: none;
  }
`
