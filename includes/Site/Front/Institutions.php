<?php
/** The lead institutions and partners in the first paint: below the header and in the footer. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

/** Shows a logo, or otherwise the name: src/app/leads.tsx and src/app/footer.tsx. */
final class Institutions {

	/**
	 * @param list<array<string,mixed>> $schools  Name, address and logo of each.
	 * @param list<array<string,mixed>> $partners Name, address and logo of each.
	 */
	public function __construct( private readonly array $schools, private readonly array $partners ) {}

	/** The line below the header. */
	public function line(): string {
		$html = '';
		if ( $this->schools ) {
			/* translators: the names of schools follow. */
			$html .= $this->part( __( 'Led by', 'design-marketplace' ), $this->schools, 'leads-part', true );
		}
		if ( $this->partners ) {
			/* translators: the names of partners follow. */
			$html .= $this->part( __( 'with', 'design-marketplace' ), $this->partners, 'leads-part leads-partners', false );
		}
		return '' === $html
			? ''
			: sprintf(
				'<section class="leads" aria-label="%s">%s</section>',
				esc_attr__( 'Who is behind this', 'design-marketplace' ),
				$html
			);
	}

	/** The top of the footer. */
	public function foot(): string {
		$html = '';
		if ( $this->schools ) {
			$led = sprintf(
				/* translators: %d: number of schools. */
				_n( 'Led by %d school', 'Led by %d schools', count( $this->schools ), 'design-marketplace' ),
				count( $this->schools )
			);
			$with = $this->partners
				? ', ' . sprintf(
					/* translators: %d: number of partners. */
					_n( 'together with %d partner', 'together with %d partners', count( $this->partners ), 'design-marketplace' ),
					count( $this->partners )
				)
				: '';
			$html = sprintf( '<p class="c1-3 small led-by">%s.</p>', esc_html( $led . $with ) );
		}
		foreach ( $this->schools as $place => $school ) {
			$html .= sprintf(
				'<p class="lead-school %s">%s%s</p>',
				$place % 2 ? 'c9-12' : 'c4-8',
				$this->form( $place ),
				$this->emblem( $school )
			);
		}
		$items = implode(
			'',
			array_map( fn( array $partner ): string => sprintf( '<li>%s</li>', $this->emblem( $partner ) ), $this->partners )
		);
		return $html . ( '' === $items ? '' : "<ul class=\"partners\">{$items}</ul>" );
	}

	/**
	 * @param string                    $word    The label, plain text.
	 * @param list<array<string,mixed>> $names   Name, address and logo of each.
	 * @param bool                      $is_lead Whether each has a shape before it.
	 */
	private function part( string $word, array $names, string $style, bool $is_lead ): string {
		$items = '';
		foreach ( $names as $place => $named ) {
			$items .= sprintf( '<li>%s%s</li>', $is_lead ? $this->form( $place ) : '', $this->emblem( $named ) );
		}
		return sprintf( '<div class="%s"><span class="soft">%s</span><ul>%s</ul></div>', esc_attr( $style ), esc_html( $word ), $items );
	}

	private function form( int $place ): string {
		return sprintf( '<i class="form %s" aria-hidden="true"></i>', $place % 2 ? 'square' : 'circle' );
	}

	/** @param array<string,mixed> $named Name, address and logo; the name is shown if there is no logo. */
	private function emblem( array $named ): string {
		$name = (string) ( $named['name'] ?? '' );
		$logo = Picture::html( $named['logo'] ?? null, 'lead_logo', $name );
		return (string) Markup::link(
			(string) ( $named['url'] ?? '' ),
			$logo->is_empty() ? Html::of( 'span', $name ) : Html::of( 'span.emblem', $logo )
		);
	}
}
