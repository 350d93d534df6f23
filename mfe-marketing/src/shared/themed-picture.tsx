import { css, styled } from 'styled-components'

/** One picture of the product in both themes, of equal size. */
export type Picture = { light: string; dark: string; width: number; height: number; alt: string }

const image = css`
  width: 100%;
  height: auto;
`
const Light = styled.img`
  ${image}
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      display: none;
    }
  }
  :root[data-theme='dark'] & {
    display: none;
  }
`
const Dark = styled.img`
  ${image}
  display: none;
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      display: block;
    }
  }
  :root[data-theme='dark'] & {
    display: block;
  }
`

/** A picture in the theme that is shown; a browser fetches the other one only when the theme changes. */
export const ThemedPicture = ({ light, dark, width, height, alt }: Picture) => (
  <>
    {/* `loading` stands before `src`: React sets them in order, and a browser begins at once with what isn't lazy. */}
    <Light loading="lazy" decoding="async" src={light} width={width} height={height} alt={alt} />
    <Dark loading="lazy" decoding="async" src={dark} width={width} height={height} alt={alt} />
  </>
)
