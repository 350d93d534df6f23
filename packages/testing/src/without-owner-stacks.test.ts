/** @jest-environment ./src/browser-environment.mjs */
import { expect, test } from '@jest/globals'
import { createElement } from 'react'
import { jsx } from 'react/jsx-runtime'
import './without-owner-stacks.ts'

test('elements have no stack trace of their own, however many were made before', () => {
  const stackOf = (element: object): unknown => Reflect.get(element, '_debugStack')
  for (const make of [createElement, jsx]) {
    const [one, other] = [make('p', {}), make('b', {})]
    expect(stackOf(one)).toBeInstanceOf(Error)
    expect(stackOf(other)).toBe(stackOf(one))
  }
})
