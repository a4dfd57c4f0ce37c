import type { DesignValues } from '@plinth/model';

/** Width of the drawn window, in px of the site. */
const WINDOW = 1920;
const COLUMNS = 12;

/** The twelve columns of a row in a wide window, to scale. */
export const GridDrawing = ({ row_width, column_spacing }: DesignValues['grid']) => {
  const row = Number(row_width) || 0;
  const spacing = Number(column_spacing) || 0;
  return (
    <svg className="values-grid" viewBox={`0 0 ${WINDOW} 360`} aria-hidden="true">
      {Array.from({ length: COLUMNS }, (_, index) => {
        const column = row / COLUMNS;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are their position
            key={index}
            x={(WINDOW - row) / 2 + index * column + spacing}
            y={40}
            width={Math.max(0, column - 2 * spacing)}
            height={280}
            rx={6}
          />
        );
      })}
    </svg>
  );
};
