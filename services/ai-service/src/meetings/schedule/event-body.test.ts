import { expect, test } from '@jest/globals'
import { eventText, withEventText } from './event-body.ts'

const TEAMS = '<div class="me-email-text"><a href="https://teams.example/1">Join</a></div>'

test('what a recruiter writes is text with its lines, a message before the description', () => {
  expect(eventText('Neem <b>mee</b>:\n"CV" & pas', ' Later! ')).toBe(
    '<div id="wervio-text">Later!<br><br>Neem &lt;b&gt;mee&lt;/b&gt;:<br>&quot;CV&quot; &amp; pas</div>',
  )
  expect(eventText('')).toBe('<div id="wervio-text"></div>')
})

test.each([
  ['as we wrote it', `<html><body>${eventText('Eerst')}${TEAMS}</body></html>`],
  ['as Outlook renames it', `<html><body><div class="x" id="x_wervio-text">Eerst</div>${TEAMS}</body></html>`],
  ['without our text', `<html><body lang="nl">${TEAMS}</body></html>`],
  ['without a page around it', TEAMS],
])('the block of Teams stays in a body %s', (_name, body) => {
  const changed = withEventText(body, eventText('Nu $& en $1'))
  expect(changed).toContain(TEAMS)
  expect(changed).toContain(eventText('Nu $& en $1'))
  expect(changed).not.toContain('Eerst')
  expect(withEventText(changed, eventText('Nu $& en $1'))).toBe(changed)
})
