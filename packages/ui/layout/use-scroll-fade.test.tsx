// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useScrollFade } from './use-scroll-fade.ts';

afterEach(cleanup);

const Row = () => {
  const row = useRef<HTMLDivElement>(null);
  useScrollFade(row);
  return <div ref={row} data-testid="row" />;
};

test('a row says at which edges it can be scrolled', () => {
  render(<Row />);
  const row = screen.getByTestId('row');
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });
  const edges = (scrollLeft: number) => {
    row.scrollLeft = scrollLeft;
    fireEvent.scroll(row);
    return [row.hasAttribute('data-more-before'), row.hasAttribute('data-more-after')];
  };
  expect(edges(0)).toEqual([false, true]);
  expect(edges(100)).toEqual([true, true]);
  expect(edges(200)).toEqual([true, false]);
});
