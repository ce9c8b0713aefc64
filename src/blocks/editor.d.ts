// The parts of WordPress' editor packages that the blocks use. WordPress brings the code; installing its packages for their types alone costs 1 GB.
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

declare module '@wordpress/blocks' {
	import type { ComponentType, ReactNode } from 'react';

	interface Metadata {
		name: string;
		attributes: Record< string, unknown >;
	}

	interface Settings {
		icon: ReactNode;
		edit: ComponentType< never >;
		save: () => ReactNode;
		deprecated?: unknown[];
	}

	export function registerBlockType(
		metadata: Metadata | string,
		settings: Settings
	): unknown;
}

declare module '@wordpress/components' {
	import type { ButtonHTMLAttributes, ComponentType, ReactNode } from 'react';

	interface ButtonProps extends ButtonHTMLAttributes< HTMLButtonElement > {
		variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
		size?: 'default' | 'compact' | 'small';
		icon?: string;
		label?: string;
		isDestructive?: boolean;
		href?: string;
		accessibleWhenDisabled?: boolean;
		[ data: `data-${ string }` ]: string | undefined;
	}

	interface ControlProps< T > {
		label: string;
		help?: ReactNode;
		value: T;
		onChange: ( value: T ) => void;
		__nextHasNoMarginBottom?: boolean;
		__next40pxDefaultSize?: boolean;
	}

	interface TextControlProps extends ControlProps< string > {
		type?: 'text' | 'url' | 'number' | 'date' | 'time' | 'email';
		inputMode?: 'text' | 'url' | 'numeric' | 'decimal' | 'email';
		className?: string;
		min?: number;
		max?: number;
		placeholder?: string;
		'aria-invalid'?: boolean;
	}

	interface RangeControlProps extends Omit<
		ControlProps< number >,
		'onChange'
	> {
		onChange: ( value: number | undefined ) => void;
		min?: number;
		max?: number;
		step?: number;
	}

	interface ToggleControlProps {
		label: string;
		help?: ReactNode;
		checked: boolean;
		onChange: ( checked: boolean ) => void;
		__nextHasNoMarginBottom?: boolean;
	}

	export const BaseControl: {
		VisualLabel: ComponentType< { children: ReactNode } >;
	};
	export const Button: ComponentType< ButtonProps >;
	export const Flex: ComponentType< {
		children: ReactNode;
		justify?: string;
		gap?: number;
		wrap?: boolean;
	} >;
	export const Notice: ComponentType< {
		children: ReactNode;
		status?: 'info' | 'warning' | 'error' | 'success';
		isDismissible?: boolean;
		className?: string;
	} >;
	export const PanelBody: ComponentType< {
		children: ReactNode;
		title?: string;
		initialOpen?: boolean;
	} >;
	export const RangeControl: ComponentType< RangeControlProps >;
	export const SelectControl: ComponentType<
		ControlProps< string > & {
			options: { value: string; label: string }[];
		}
	>;
	export const TextControl: ComponentType< TextControlProps >;
	export const TextareaControl: ComponentType<
		ControlProps< string > & { rows?: number }
	>;
	export const ToggleControl: ComponentType< ToggleControlProps >;
}

declare module '@wordpress/data' {
	/** A store, or the name of one that is registered elsewhere. */
	export interface Store< Selectors, Actions > {
		name: string;
		selectors?: Selectors;
		actions?: Actions;
	}

	/** Actions of the store `core/notices`. */
	interface Notices {
		createErrorNotice: (
			text: string,
			options: { id: string; isDismissible: boolean }
		) => unknown;
		removeNotice: ( id: string ) => unknown;
	}

	export interface Select {
		< Selectors >( store: Store< Selectors, unknown > ): Selectors;
		( store: string ): unknown;
	}

	export interface Dispatch {
		< Actions >( store: Store< unknown, Actions > ): Actions;
		( store: 'core/notices' ): Notices;
		( store: string ): unknown;
	}

	export function useSelect< T >(
		read: ( select: Select ) => T,
		dependencies: unknown[]
	): T;
	export const useDispatch: Dispatch;
	export function useRegistry(): { select: Select; dispatch: Dispatch };
}

declare module '@wordpress/core-data' {
	import type { Store } from '@wordpress/data';

	interface Selectors {
		getEntityRecord: ( kind: string, name: string, id: number ) => unknown;
	}

	export const store: Store< Selectors, unknown >;
	export function useEntityProp(
		kind: string,
		name: string,
		property: 'meta'
	): [
		Record< string, string | number > | undefined,
		( meta: Record< string, unknown > ) => void,
	];
}

declare module '@wordpress/editor' {
	import type { Store } from '@wordpress/data';
	import type { ComponentType, ReactNode } from 'react';

	interface Selectors {
		isEditorPanelOpened: ( panel: string ) => boolean;
	}

	interface Actions {
		toggleEditorPanelOpened: ( panel: string ) => Promise< void >;
		lockPostSaving: ( lock: string ) => void;
		unlockPostSaving: ( lock: string ) => void;
	}

	export const store: Store< Selectors, Actions >;
	export const PluginDocumentSettingPanel: ComponentType< {
		children: ReactNode;
		name: string;
		title: string;
		className?: string;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { render: ComponentType }
	): unknown;
}
