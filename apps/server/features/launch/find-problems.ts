import type { FoundKind, FoundProblems } from '@plinth/contract';
import {
  type DataRequest,
  type DataResult,
  dataKey,
  documentReferences,
  FACT_NAMES,
  type GetData,
  hasBlankContent,
  headingFaults,
  headingLevels,
  richTextsIn,
  type WidgetLookup,
  type WidgetNode,
} from '@plinth/model';
import { completeProperties, createSite, dataRequests, seenNodes } from '@plinth/render';
import { WIDGET_CHECKS } from '@plinth/widgets/checks';
import { idsOf } from '../../documents/record-references.ts';
import type { PublicDocument, ShownSections } from './public-documents.ts';

export type LoadData = (
  requests: readonly DataRequest[],
) => Promise<readonly { readonly request: DataRequest; readonly result: DataResult | null }[]>;

type CheckPorts = { readonly lookup: WidgetLookup; readonly loadData: LoadData };

const childrenOf = ({ children }: WidgetNode) => children;

const richTextsOf = (
  { widget, properties }: WidgetNode,
  lookup: WidgetLookup,
): readonly string[] => {
  const schema = lookup(widget)?.properties;
  return schema ? richTextsIn(schema, properties) : [];
};

/** Loads the images of all documents, those of maps, and the site facts for the checks. */
async function loadCheckData(
  documents: readonly PublicDocument[],
  { lookup, loadData }: CheckPorts,
): Promise<GetData> {
  const references = documents.flatMap(({ tree }) => documentReferences(tree, lookup));
  const trees = documents.map(({ tree }) => tree);
  const loaded = await loadData([
    ...dataRequests(trees, { owner: null }).filter(({ source }) => source === 'map'),
    ...[...idsOf(references, 'media')].map((id) => ({ source: 'media', id }) as const),
    ...FACT_NAMES.map((name) => ({ source: 'fact', name }) as const),
  ]);
  const results = new Map(loaded.map(({ request, result }) => [dataKey(request), result]));
  return ((request: DataRequest) => results.get(dataKey(request)) ?? null) as GetData;
}

const counted = (kinds: readonly FoundKind[]): FoundProblems['kinds'] =>
  [...new Set(kinds)].map((kind) => ({
    kind,
    count: kinds.filter((one) => one === kind).length,
  }));

/**
 * Wrong headings of one section of a page. Headers, contents, and footers continue each other’s
 * headings, as in the editor.
 */
function headingProblems(
  levelsOf: (tree: WidgetNode | null) => readonly number[],
  scope: keyof ShownSections,
  { header, content, footer }: ShownSections,
): readonly FoundKind[] {
  const headings = Object.entries({ header, content, footer }).flatMap(([name, tree]) =>
    levelsOf(tree).map((level) => ({ name, level })),
  );
  return headingFaults(headings.map(({ level }) => level)).flatMap(({ index }) =>
    headings[index]?.name === scope ? ['heading' as const] : [],
  );
}

/** Runs the checks of the editor that need no browser. */
export async function findProblems(
  documents: readonly PublicDocument[],
  ports: CheckPorts,
): Promise<readonly FoundProblems[]> {
  const get = await loadCheckData(documents, ports);
  const { media, fact, data } = createSite({ get, page: { owner: null }, loadsIframes: false });
  const problemsOf = (node: WidgetNode, nodes: readonly WidgetNode[]): readonly FoundKind[] =>
    WIDGET_CHECKS[node.widget]
      ?.find({
        properties: completeProperties(node) as never,
        childCount: node.children.length,
        propertiesOf: (widget) =>
          nodes.filter((other) => other.widget === widget).map(completeProperties),
        isBlank: () => hasBlankContent(node, ports.lookup),
        media,
        data,
        framing: () => undefined,
        images: () => [],
        now: Date.now(),
        device: 'desktop',
      })
      .map(({ kind }) => kind) ?? [];
  const levelsOf = (tree: WidgetNode | null): readonly number[] =>
    tree === null
      ? []
      : seenNodes(tree, fact, childrenOf)
          .flatMap((node) => richTextsOf(node, ports.lookup))
          .flatMap(headingLevels);
  return documents.flatMap(({ part, tree, scope, sections }) => {
    const headings = headingProblems(levelsOf, scope, sections);
    const nodes = seenNodes(tree, fact, childrenOf);
    const kinds = [...nodes.flatMap((node) => problemsOf(node, nodes)), ...headings];
    return kinds.length === 0 ? [] : [{ part, kinds: counted(kinds) }];
  });
}
