// Core's block editor comes without types: what we use of it.
declare module '@wordpress/block-editor' {
	import type { ComponentType, CSSProperties, ReactNode } from 'react';

	export interface Media {
		id: number;
		url: string;
		alt?: string;
		filename?: string;
		title?: string;
	}

	interface RichTextProps {
		value: string;
		onChange: ( html: string ) => void;
		identifier?: string;
		tagName?: string;
		className?: string;
		style?: CSSProperties;
		placeholder?: string;
		allowedFormats?: string[];
		disableLineBreaks?: boolean;
		withoutInteractiveFormatting?: boolean;
		'aria-label'?: string;
	}

	interface MediaUploadProps {
		value?: number;
		title?: string;
		allowedTypes?: string[];
		onSelect: ( media: Media ) => void;
		render: ( tools: { open: () => void } ) => ReactNode;
	}

	export const InspectorControls: ComponentType< { children: ReactNode } >;
	export const RichText: ComponentType< RichTextProps >;
	export const MediaUpload: ComponentType< MediaUploadProps >;
	export const MediaUploadCheck: ComponentType< {
		children: ReactNode;
		fallback?: ReactNode;
	} >;
	export function useBlockProps(
		props?: Record< string, unknown >
	): Record< string, unknown >;
}
