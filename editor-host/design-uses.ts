import type { DesignPort, SectionTrees, StoredDesign } from '@plinth/editor';
import { countUses } from '@plinth/editor/testing';
import type { DocumentNode, WidgetNode } from '@plinth/model';

type Site = {
  readonly design: () => StoredDesign;
  readonly sections: () => SectionTrees;
  /** Uses of each preset and text style on other pages. */
  readonly elsewhere: number;
};

const nodesOf = (tree: WidgetNode): readonly WidgetNode[] => [
  tree,
  ...tree.children.flatMap(nodesOf),
];

/** Counts uses on the open page, as stored, and those on other pages. */
export function designUses({
  design,
  sections,
  elsewhere,
}: Site): Pick<DesignPort, 'presetUses' | 'presetPages' | 'textStyleUses'> {
  const nodes = () => {
    const trees = Object.values(sections()).flatMap(nodesOf);
    return new Map(trees.map((node) => [node.id, node as unknown as DocumentNode]));
  };
  return {
    presetUses: async (id) => {
      const preset = design().presets.find((each) => each.id === id);
      return elsewhere + (preset ? countUses({ nodes: nodes() }, { preset }) : 0);
    },
    presetPages: async () => 1 + elsewhere,
    textStyleUses: async (id) => {
      const style = design().styles.find((each) => each.id === id);
      return (
        elsewhere + (style ? countUses({ nodes: nodes() }, { textStyle: style.class_name }) : 0)
      );
    },
  };
}
