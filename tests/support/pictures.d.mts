// Types of pictures.mjs for the browser tests.
export function png( width: number, height: number, colour?: number[] ): Buffer;
export function pngFile(
	width: number,
	height: number,
	name?: string,
	colour?: number[]
): File;
export function turned( jpeg: Buffer, orientation: number ): Buffer;
