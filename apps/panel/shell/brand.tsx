import { useT } from '@plinth/i18n/react';
import './brand.css';

/** The product's mark: a block on its plinth. */
export const BrandMark = ({ size = 26 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
    <rect width="28" height="28" rx="7" className="brand-ground" />
    <path d="M10 6h8v9h-8z" className="brand-block" />
    <path d="M7.5 16.5h13v2.4h-13zM5.5 20.2h17v2.6h-17z" className="brand-base" />
  </svg>
);

export const Brand = () => {
  const t = useT();
  return (
    <span className="brand">
      <BrandMark />
      <span className="brand-name">{t('SHELL.PRODUCT')}</span>
    </span>
  );
};
