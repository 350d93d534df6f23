import { TextLink } from '@wervio/ui'
import { Fragment } from 'react'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

/** A text in which `[words](address)` are links: inside the product by its own address, else as they are. */
export const LinkedText = ({ text }: { text: string }) => {
  const parts = text.split(LINK)
  // Words, label, address, words, label, address … words.
  return parts.map((words, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{words}</Fragment>
    if (index % 3 === 2) return null
    const address = parts[index + 1] ?? ''
    return (
      <TextLink key={index} {...(address.startsWith('/') ? { to: address } : { href: address })}>
        {words}
      </TextLink>
    )
  })
}
