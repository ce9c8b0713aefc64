<?php
/** The form a list is searched and filtered by, which works without the app; and its filters that are links. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;

final class Search_Form {

	/**
	 * @param string                                                      $label   What can be searched for.
	 * @param array<string,array{string,string,array<int|string,string>}> $choices Label, label of no choice, and labels by value, by parameter.
	 * @param array<string,string>                                        $chosen  Values by parameter.
	 * @param array<string,string>                                        $hidden  Parameters that go along.
	 * @param Html|string                                                 $more    After the choices.
	 * @param Html|string                                                 $first   Before them.
	 * @param Html|string                                                 $beside  At the end of the search line.
	 */
	public static function html(
		string $path,
		string $name,
		string $label,
		array $choices,
		array $chosen,
		array $hidden = array(),
		Html|string $more = '',
		Html|string $first = '',
		Html|string $beside = ''
	): Html {
		$line   = Html::of(
			'div.search-line',
			Html::of( 'label.sr', $label, for: 'first-search' ),
			Markup::icon( 'search', '.big' ),
			Html::single(
				'input',
				id: 'first-search',
				name: 'search',
				type: 'search',
				value: $chosen['search'] ?? '',
				placeholder: $label,
				maxlength: Contract::limit( 'single_line_max' ),
				autocomplete: 'off',
				enterkeyhint: 'search'
			),
			$beside
		);
		$select = static fn( string $param ): Html => self::select(
			$param,
			$choices[ $param ][0],
			array( '' => $choices[ $param ][1] ) + $choices[ $param ][2],
			$chosen[ $param ] ?? ''
		);
		$others = Html::each(
			static fn( string $param ): Html => Html::single( 'input', type: 'hidden', name: $param, value: $hidden[ $param ] ),
			array_keys( $hidden )
		);
		$show   = Html::of( 'noscript', $others, Html::of( 'div.clear', Html::of( 'button.plain', __( 'Show', 'design-marketplace' ) ) ) );
		$fields = Html::of(
			'div.filters',
			$first,
			Html::each( $select, array_keys( $choices ) ),
			$show,
			$more,
			id: 'filters',
			role: 'group',
			aria_label: __( 'Filters', 'design-marketplace' )
		);
		return Html::of( 'form', $line, $fields, role: 'search', method: 'get', action: Markup::address( $path ), aria_label: $name );
	}

	/** A checkbox as a link to the list with it switched. */
	public static function chip( bool $is_on, string $to, Html|string ...$label ): Html {
		return Html::of(
			'a.check-chip',
			Html::single( 'input', type: 'checkbox', hidden: true, disabled: true, checked: $is_on ),
			Html::of( 'span', ...$label ),
			aria_current: $is_on ? 'true' : null,
			href: Markup::address( $to )
		);
	}

	/** @param array<string,string> $chosen Values by parameter; the way back to the whole list is empty if no filter is set. */
	public static function clear( string $path, array $chosen ): Html {
		$words = Html::all( __( 'Clear filters', 'design-marketplace' ), Markup::icon( 'close' ) );
		return $chosen ? Markup::link( $path, $words, '.plain' ) : Html::all();
	}

	/** Stands in place of an empty list. The app adds filters that do find something. */
	public static function nothing(): Html {
		$title = __( 'No results found', 'design-marketplace' );
		return Html::of( 'div.list-note.grid', Markup::nothing( $title, __( 'Come back soon or try another filter', 'design-marketplace' ) ) );
	}

	/** @param array<int|string,string> $options Labels by value. */
	private static function select( string $name, string $label, array $options, string $value ): Html {
		if ( count( $options ) > 1 && '' !== $value && ! isset( $options[ $value ] ) ) {
			$options += array( $value => __( 'No longer there', 'design-marketplace' ) );
		}
		$option = static fn( int|string $one ): Html => Html::of(
			'option',
			$options[ $one ],
			value: (string) $one,
			selected: (string) $one === $value && '' !== $value
		);
		return Html::of(
			'' === $value ? 'div.filter' : 'div.filter.set',
			Html::of( 'label', $label, for: "first-{$name}" ),
			Html::of( 'select', Html::each( $option, array_keys( $options ) ), id: "first-{$name}", name: $name ),
			Markup::icon( 'chevron-down' )
		);
	}
}
