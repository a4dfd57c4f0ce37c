import { type ViewProvider, withoutReact } from '@plinth/widgets/kit';
import { Fragment, type ReactNode } from 'react';
import { escapeHtml } from '../escape.ts';
import { writeAttributes } from './attributes.ts';

/** An image to preload. */
export type EagerImage = {
  readonly src?: string | undefined;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly type?: string | undefined;
};

export type WrittenHtml = { readonly html: string; readonly eagerImages: readonly EagerImage[] };

type Props = {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: unknown };
};

type Component = (props: Props) => ReactNode;

type Element = { readonly type: string | typeof Fragment | Component; readonly props: Props };

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

type Writer = {
  out: string;
  readonly eagerImages: EagerImage[];
  /** The first `source` of the enclosing `picture`, which has the newest format. */
  source: Props | null;
};

const isProvider = (type: Component): type is Component & Pick<ViewProvider<unknown>, 'enter'> =>
  'enter' in type;

function writeComponent(type: Component, props: Props, writer: Writer): void {
  if (!isProvider(type)) {
    write(type(props), writer);
    return;
  }
  const leave = type.enter(props.value);
  try {
    write(props.children, writer);
  } finally {
    leave();
  }
}

function noteImage(type: string, props: Props, writer: Writer): void {
  if (type === 'picture') writer.source = null;
  if (type === 'source') writer.source ??= props;
  if (type === 'img' && props.fetchPriority === 'high') {
    writer.eagerImages.push((writer.source ?? props) as EagerImage);
  }
}

function writeTag(type: string, props: Props, writer: Writer): void {
  noteImage(type, props, writer);
  const { defaultValue, ...others } = props;
  const isTextArea = type === 'textarea';
  writer.out += `<${type}${writeAttributes(isTextArea ? others : props)}>`;
  if (VOID.has(type)) return;
  if (isTextArea) write(defaultValue as ReactNode, writer);
  const raw = props.dangerouslySetInnerHTML;
  if (raw) writer.out += String(raw.__html ?? '');
  else write(props.children, writer);
  writer.out += `</${type}>`;
  if (type === 'picture') writer.source = null;
}

function writeElement({ type, props }: Element, writer: Writer): void {
  if (typeof type === 'string') writeTag(type, props, writer);
  else if (typeof type === 'function') writeComponent(type, props, writer);
  else if (type === Fragment) write(props.children, writer);
  else throw new Error('Views consist of elements, plain components, and view contexts');
}

function write(node: ReactNode, writer: Writer): void {
  if (typeof node === 'string') writer.out += escapeHtml(node);
  else if (typeof node === 'number' || typeof node === 'bigint') writer.out += node;
  else if (Array.isArray(node)) for (const child of node) write(child, writer);
  else if (typeof node === 'object' && node !== null) writeElement(node as Element, writer);
}

/**
 * Serializes views as HTML. Views are pure functions that return elements, so React's renderer
 * isn't needed. This is several times faster.
 */
export const writeHtml = (node: ReactNode): WrittenHtml =>
  withoutReact(() => {
    const writer: Writer = { out: '', eagerImages: [], source: null };
    write(node, writer);
    return { html: writer.out, eagerImages: writer.eagerImages };
  });
