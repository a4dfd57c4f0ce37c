import type { FoundPart, SiteContext, SiteSearch } from '../kit/view.ts';

const Parts = ({ parts }: { readonly parts: readonly FoundPart[] }) => (
  <>
    {parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={String(at)}>{text}</mark> : text))}
  </>
);

type Props = { readonly search: SiteSearch; readonly site: SiteContext };

const Pages = ({ search: { previous, next }, site }: Props) =>
  previous === null && next === null ? null : (
    <nav className="moto-search-pages" aria-label={site.text('VISITOR.SEARCH.PAGES')}>
      {previous !== null && (
        <a href={previous} rel="prev">
          {site.text('VISITOR.SEARCH.PREVIOUS')}
        </a>
      )}
      {next !== null && (
        <a href={next} rel="next">
          {site.text('VISITOR.SEARCH.NEXT')}
        </a>
      )}
    </nav>
  );

/** What was found, on the page of results. */
export const SearchResults = ({ search, site }: Props) => (
  <div className="moto-search-results">
    <p role="status">{search.summary}</p>
    {search.results.length > 0 && (
      <ol>
        {search.results.map(({ href, address, title, excerpt }) => (
          <li key={href}>
            <a href={href}>
              <Parts parts={title} />
            </a>
            <span className="moto-search-address">{address}</span>
            <p>
              <Parts parts={excerpt} />
            </p>
          </li>
        ))}
      </ol>
    )}
    <Pages {...{ search, site }} />
  </div>
);
