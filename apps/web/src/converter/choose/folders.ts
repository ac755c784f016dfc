/** Folders of dropped files. For files of a chosen folder, the browser knows them. */
export const droppedFrom = new WeakMap<File, string>();

/** Path of a file's folder, from the dropped or chosen folder down, inclusive: 'holiday/day 1/', or ''. */
export function folderOf(file: File): string {
  const picked = file.webkitRelativePath ?? '';
  return droppedFrom.get(file) ?? picked.slice(0, picked.lastIndexOf('/') + 1);
}

/** Files that systems leave in folders, such as `.DS_Store`, `Thumbs.db`, `desktop.ini` and `._photo.jpg`. */
export function isLeftBySystem({ name }: { readonly name: string }): boolean {
  return /^(\.ds_store|thumbs\.db|desktop\.ini|\._.*)$/i.test(name);
}
