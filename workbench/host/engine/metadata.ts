/** The add-in's functions, as its metadata file describes them to Excel. */
export interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly dimensionality?: string;
  readonly optional?: boolean;
  readonly repeating?: boolean;
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
}

export interface Metadata {
  readonly allowErrorForDataTypeAny?: boolean;
  readonly functions: readonly FunctionMetadata[];
}

export async function loadMetadata(language: string): Promise<Metadata> {
  const names = language.startsWith('da') ? ['functions.json'] : ['functions.en.json', 'functions.json'];
  for (const name of names) {
    const response = await fetch(`/addin/${name}`);
    if (response.ok) return (await response.json()) as Metadata;
  }
  return { functions: [] };
}
