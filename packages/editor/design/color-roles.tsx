import { useT } from '@plinth/i18n/react';
import { COLOR_ROLES, type ColorRole, colorRoles } from '@plinth/model';
import { useId } from 'react';
import { colorName } from '../core/design/color-name.ts';
import { ColorPicker } from '../tools/fields/color-picker.tsx';
import './colors.css';
import { useColors } from './use-colors.ts';

/** What each color is used for; the page background is set with the main colors. */
export function ColorRoles() {
  return (
    <ul className="pl-color-roles">
      {COLOR_ROLES.filter((role) => role !== 'bg').map((role) => (
        <Role key={role} role={role} />
      ))}
    </ul>
  );
}

const OPAQUE = 7;

function Role({ role }: { readonly role: ColorRole }) {
  const t = useT();
  const id = useId();
  const { colors, pick } = useColors();
  const name = colorName(t, role);
  const change = (color: string | null) => {
    const { [role]: _, ...others } = colors.roles;
    if (color === null) return pick({ ...colors, roles: others });
    const value = color.startsWith('#') ? color.slice(0, OPAQUE) : color;
    pick({ ...colors, roles: { ...others, [role]: value } });
  };
  return (
    <li>
      <span id={id}>{name}</span>
      <ColorPicker
        value={colorRoles(colors)[role]}
        onChange={change}
        label={name}
        hasRoles={false}
      />
    </li>
  );
}
