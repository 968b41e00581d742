/** As much of an element as React needs to put one into the page. */
export class FakeNode {
  readonly namespaceURI = "http://www.w3.org/1999/xhtml";
  readonly style = {};
  parentNode: FakeNode | null = null;
  childNodes: FakeNode[] = [];
  textContent = "";
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: object;

  constructor(nodeType: number, nodeName: string, ownerDocument: object) {
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
  }
  get tagName(): string {
    return this.nodeName;
  }
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  appendChild(child: FakeNode): FakeNode {
    return this.insertBefore(child, null);
  }
  insertBefore(child: FakeNode, before: FakeNode | null): FakeNode {
    child.parentNode?.removeChild(child);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  removeChild(child: FakeNode): FakeNode {
    this.childNodes = this.childNodes.filter((one) => one !== child);
    return child;
  }
  text(): string {
    return this.textContent + this.childNodes.map((child) => child.text()).join("");
  }
  all(): FakeNode[] {
    return [this, ...this.childNodes.flatMap((child) => child.all())];
  }
  setAttribute(): void {}
  removeAttribute(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** A page without a browser: for testing what hooks do, not what is rendered. */
export function fakeDocument() {
  const document = {
    nodeType: 9,
    activeElement: null,
    defaultView: globalThis,
    addEventListener: () => {},
    createElement: (name: string) => new FakeNode(1, name.toUpperCase(), document),
    createElementNS: (_namespace: string, name: string) => new FakeNode(1, name, document),
    createTextNode: (text: string) => {
      const node = new FakeNode(3, "#text", document);
      node.textContent = text;
      return node;
    },
  };
  const body = document.createElement("body");
  return {
    body,
    /** Calls what a button does. */
    press(label: string): void {
      const button = body.all().find((node) => node.nodeName === "BUTTON" && node.text() === label);
      const props = Object.entries(button ?? {}).find(([key]) => key.startsWith("__reactProps"));
      const { onClick } = (props?.[1] ?? {}) as { onClick?: (event: object) => void };
      if (!onClick) throw new Error(`there is no button ${label}`);
      onClick({ preventDefault: () => {} });
    },
  };
}
