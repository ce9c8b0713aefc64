// Buttons and links that look like buttons. A blocked one keeps the focus it has.
import { forwardRef } from '@wordpress/element';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link } from './link';
import type { LinkProps } from './link';
import { classNames } from './class-names';
import { Icon } from './icon';
import type { IconName } from './icon';

export type ButtonVariant = 'primary' | 'second' | 'role' | 'danger';

interface Look {
	variant?: ButtonVariant;
	small?: boolean;
	icon?: IconName;
	iconAfter?: IconName;
}

export interface ButtonProps
	extends Look, ButtonHTMLAttributes< HTMLButtonElement > {
	/** Whether its action is under way: it shows dots and cannot be pressed. */
	loading?: boolean;
}

const look = ( { variant = 'primary', small }: Look, className?: string ) =>
	classNames(
		'btn',
		variant !== 'primary' && variant,
		small && 'small',
		className
	);

export const Dots = () => (
	<span className="dots" aria-hidden="true">
		<i />
		<i />
		<i />
	</span>
);

const Inner = ( {
	icon,
	iconAfter,
	children,
}: Look & { children?: ReactNode } ) => (
	<>
		{ icon && <Icon name={ icon } /> }
		{ children }
		{ iconAfter && (
			<Icon
				name={ iconAfter }
				className={ iconAfter === 'arrow-right' ? 'go' : '' }
			/>
		) }
	</>
);

export const Button = forwardRef< HTMLButtonElement, ButtonProps >(
	(
		{
			variant,
			small,
			icon,
			iconAfter,
			loading = false,
			disabled = false,
			className,
			onClick,
			children,
			type = 'button',
			...rest
		},
		ref
	) => {
		const blocked = loading || disabled;
		const click = ( event: MouseEvent< HTMLButtonElement > ) => {
			if ( blocked ) {
				event.preventDefault();
				return;
			}
			onClick?.( event );
		};
		return (
			<button
				{ ...rest }
				ref={ ref }
				type={ type }
				className={ classNames(
					look( { variant, small }, className ),
					loading && 'is-loading'
				) }
				aria-disabled={ blocked || undefined }
				aria-busy={ loading || undefined }
				onClick={ click }
			>
				<Inner
					icon={ icon }
					iconAfter={ loading ? undefined : iconAfter }
				>
					{ children }
				</Inner>
				{ loading && <Dots /> }
			</button>
		);
	}
);

export const ButtonLink = ( {
	variant,
	small,
	icon,
	iconAfter,
	className,
	children,
	...rest
}: Look & LinkProps ) => (
	<Link { ...rest } className={ look( { variant, small }, className ) }>
		<Inner icon={ icon } iconAfter={ iconAfter }>
			{ children }
		</Inner>
	</Link>
);

interface SquareButtonProps extends Omit<
	ButtonHTMLAttributes< HTMLButtonElement >,
	'children'
> {
	label: string;
	icon: IconName;
}

/** An icon alone, with its name for those who do not see it. */
export const SquareButton = forwardRef< HTMLButtonElement, SquareButtonProps >(
	( { label, icon, disabled, onClick, className, ...rest }, ref ) => (
		<button
			{ ...rest }
			ref={ ref }
			type="button"
			className={ classNames( 'square-btn', className ) }
			aria-label={ label }
			aria-disabled={ disabled || undefined }
			onClick={ disabled ? undefined : onClick }
		>
			<Icon name={ icon } />
		</button>
	)
);

/** Words, perhaps with an icon, and no edge. */
export const PlainButton = forwardRef<
	HTMLButtonElement,
	ButtonHTMLAttributes< HTMLButtonElement > & { icon?: IconName }
>( ( { icon, children, className, ...rest }, ref ) => (
	<button
		type="button"
		{ ...rest }
		ref={ ref }
		className={ classNames( 'plain', className ) }
	>
		{ children }
		{ icon && <Icon name={ icon } /> }
	</button>
) );
