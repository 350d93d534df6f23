import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { SkillList } from './skill-list.tsx'

const longSkills = ['Zorgplannen schrijven en bijhouden', 'Mantelzorgers begeleiden', 'Indicatiestelling', 'Wondzorg']
const styleOf = (text: string) => getComputedStyle(screen.getByText(text))

test('how many more there are has room beside two of the longest skills', () => {
  render(<SkillList skills={[...longSkills, 'Coachen', 'Roosteren', 'Coachen']} />)
  expect(styleOf('Mantelzorgers begeleiden').maxWidth).toBe('calc(50% - 1.75rem)')
  expect([styleOf('+2').flexShrink, styleOf('+2').maxWidth]).toEqual(['0', 'none'])
  expect(screen.getByText('+2')).toHaveAttribute('title', 'Coachen, Roosteren')
})

test('on one line the skill makes room for the number', () => {
  render(<SkillList skills={longSkills} limit={1} />)
  expect(getComputedStyle(screen.getByRole('list')).flexWrap).toBe('nowrap')
  expect([styleOf('Zorgplannen schrijven en bijhouden').flexShrink, styleOf('+3').flexShrink]).toEqual(['1', '0'])
})

test('two skills may be as wide as the card', () => {
  render(<SkillList skills={longSkills.slice(0, 2)} />)
  expect(styleOf('Mantelzorgers begeleiden').maxWidth).toBe('100%')
  expect(screen.queryByText(/^\+/)).toBeNull()
})
