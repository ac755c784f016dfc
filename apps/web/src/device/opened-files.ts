interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/**
 * Files that the visitor opens with the installed app, now or later. The browser queues earlier ones until this call.
 */
export function listenForOpenedFiles(onFiles: (files: File[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => void readable(files).then(onFiles));
}

/** Skips files that no longer exist. */
async function readable(handles: readonly FileSystemFileHandle[]): Promise<File[]> {
  const files = await Promise.all(handles.map((handle) => handle.getFile().catch(() => undefined)));
  return files.filter((file) => file !== undefined);
}
