import { expect, test } from 'vitest';
import { rewriteForms } from './rewrite-forms.ts';

const search =
  '<form class="moto-form" role="search" method="get" action="/search/"><input></form>';
const form = '<form method="post" data-form="w1"><input></form>';
const other = '<form action="https://other.example/search/"></form>';

test('forms and searches go to the live server', () => {
  const html = rewriteForms(search + form + other, '/contact/', {
    ...{ server: 'https://live.example', note: '' },
  });
  expect(html).toContain('method="get" action="https://live.example/search/"><input>');
  expect(html).toContain('data-form="w1" action="https://live.example/contact/"><input>');
  expect(html).toContain(other);
});

test('without a live server, they are marked', () => {
  const html = rewriteForms(search + form + other, '/contact/', {
    ...{ server: null, note: 'Not here.' },
  });
  const note = '<p class="moto-form-off" role="note">Not here.</p>';
  expect(html).toContain(`${note}<form class="moto-form" role="search" method="get" inert><input>`);
  expect(html).toContain(`${note}<form method="post" data-form="w1" inert><input>`);
  expect(html).toContain(other);
});
