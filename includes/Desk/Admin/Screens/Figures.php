<?php
/** The school's figures as a screen and, printed, as a page: what the API and WP-CLI give, with a chart and the year before. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Download;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Jobs\Figures\Figures_Controller;
use DesignMarketplace\Jobs\Figures\School_Figures;
use DesignMarketplace\Jobs\Figures\Span;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Site\Front\Html;
use WP_Error;

/** @phpstan-type Row array<string,int|string> */
final class Figures {

	public const SLUG = 'design-marketplace-figures';

	/** A share of fewer applications than this would be far off, as both numbers are rounded. */
	private const SHARE_FROM = 50;

	public function show(): void {
		$span = Span::of( null, Ui::asked( 'from' ), Ui::asked( 'to' ) );
		echo '<div class="wrap dm-figures"><h1 class="wp-heading-inline">' . esc_html__( 'Figures', 'design-marketplace' ) . '</h1>';
		Ui::say( Html::of( 'button.page-title-action.dm-print', __( 'Print', 'design-marketplace' ), type: 'button' ) );
		echo '<hr class="wp-header-end">';
		self::form( $span );
		if ( $span instanceof Span ) {
			self::figures( $span, Ui::asked( 'compare' ) !== '' );
		} else {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html( implode( ' ', $span ) ) );
		}
		if ( current_user_can( Admin::MANAGE ) ) {
			Ui::box( __( 'Who sees the figures', 'design-marketplace' ), self::readers( ... ) );
		}
		echo '</div>';
	}

	/** @param array<string,mixed> $request */
	public function download( array $request ): WP_Error {
		$span = Span::of( $request['by'] ?? null, $request['from'] ?? null, $request['to'] ?? null );
		if ( is_array( $span ) ) {
			return Errors::fields( $span );
		}
		$lines = ( new School_Figures( $span, ( $request['compare'] ?? '' ) !== '' ) )->lines();
		Download::csv( "figures-by-{$span->by}", static fn( $stream ) => Figures_Controller::write( $stream, $lines ) );
	}

	/** @param array<string,mixed> $request Roles that see the figures; all others do not. */
	public function share( array $request ): string {
		$readers = array_intersect( array_keys( self::roles() ), array_filter( (array) ( $request['roles'] ?? array() ), 'is_string' ) );
		Transaction::run(
			static function () use ( $readers ): void {
				foreach ( array_keys( self::roles() ) as $name ) {
					if ( in_array( $name, $readers, true ) ) {
						get_role( $name )?->add_cap( Roles::VIEW_FIGURES );
					} else {
						get_role( $name )?->remove_cap( Roles::VIEW_FIGURES );
					}
				}
				Decisions::add( Reported_Item::member( 0 ), Decision_Kind::Figures, '', implode( ',', $readers ), get_current_user_id() );
			}
		);
		return __( 'Saved.', 'design-marketplace' );
	}

	/** @param Span|array<string,string> $span What was asked, or what was wrong with it. */
	private static function form( Span|array $span ): void {
		$month = static fn( string $name, string $label, string $value ): Html => Html::of(
			'label',
			"{$label} ",
			Html::single( 'input', type: 'month', name: $name, value: $value, placeholder: 'YYYY-MM', pattern: '\d{4}-\d{2}' )
		);
		$from  = $span instanceof Span ? $span->months[0] : Ui::asked( 'from' );
		$to    = $span instanceof Span ? self::last( $span ) : Ui::asked( 'to' );
		$tick  = Html::single( 'input', type: 'checkbox', name: 'compare', value: '1', checked: Ui::asked( 'compare' ) !== '' );
		Ui::say(
			Html::of(
				'form.dm-span',
				Ui::hidden( array( 'page' => self::SLUG ) ),
				$month( 'from', __( 'From', 'design-marketplace' ), $from ),
				$month( 'to', __( 'To', 'design-marketplace' ), $to ),
				Html::of( 'label', $tick, ' ', __( 'Compare with the year before', 'design-marketplace' ) ),
				Html::of( 'button.button', __( 'Show', 'design-marketplace' ) ),
				method: 'get',
				action: admin_url( 'admin.php' )
			)
		);
	}

	private static function figures( Span $span, bool $compare ): void {
		$figures = new School_Figures( $span, $compare );
		$total   = $figures->total();
		$rows    = $figures->rows();
		$about   = array( self::month( $span->months[0] ), self::month( self::last( $span ) ) );
		$today   = (string) wp_date( (string) get_option( 'date_format' ), Clock::now() );
		$line    = array( (string) get_option( 'blogname' ), implode( ' – ', $about ), $today );
		Ui::say( Html::of( 'p.dm-printed', wp_specialchars_decode( implode( ' · ', $line ), ENT_QUOTES ) ) );
		Ui::say( Html::of( 'p.dm-said', self::sentence( $total, $rows, ...$about ) ) );
		self::sums( $total );
		foreach ( $rows as $at => $row ) {
			$rows[ $at ]['label'] = self::month( (string) $row['key'] );
		}
		Ui::box(
			__( 'By month', 'design-marketplace' ),
			static function () use ( $span, $rows, $total, $compare, $about ): void {
				Ui::say( Figures_Chart::svg( $rows, ...$about ) );
				self::table( $span, __( 'Month', 'design-marketplace' ), $rows, $total, $compare );
			}
		);
		$by         = array(
			Span::UNIVERSITY => array( __( 'By school', 'design-marketplace' ), __( 'School', 'design-marketplace' ) ),
			Span::PROGRAMME  => array( __( 'By programme', 'design-marketplace' ), __( 'Programme', 'design-marketplace' ) ),
			Span::SKILL      => array( __( 'By skill', 'design-marketplace' ), __( 'Skill', 'design-marketplace' ) ),
		);
		$has_number = static fn( array $row ): bool => array() !== array_filter( $row, 'is_int' );
		foreach ( $by as $way => [ $title, $head ] ) {
			Ui::box(
				$title,
				static function () use ( $span, $way, $head, $total, $compare, $has_number ): void {
					$found = ( new School_Figures( $span->by( $way ), $compare ) )->rows();
					$shown = array_values( array_filter( $found, $has_number ) );
					self::table( $span->by( $way ), $head, $shown, $total, $compare );
				}
			);
		}
		Ui::p(
			__( 'Numbers are rounded down to steps of five, and “<5” stands for none to four, so that nobody can be picked out. Each total is counted by itself and then rounded. Rows with fewer than five of everything are left out.', 'design-marketplace' ),
			' ',
			__( 'WP-CLI and the API give the same figures.', 'design-marketplace' )
		);
	}

	/**
	 * @param Row       $total
	 * @param list<Row> $rows
	 */
	private static function sentence( array $total, array $rows, string $from, string $to ): string {
		$said  = array(
			is_int( $total['hires'] )
				/* translators: 1: a number, 2 and 3: months. */
				? sprintf( __( '%1$s people or more were hired from %2$s to %3$s.', 'design-marketplace' ), number_format_i18n( $total['hires'] ), $from, $to )
				/* translators: 1 and 2: months. */
				: sprintf( __( 'Fewer than five people were hired from %1$s to %2$s.', 'design-marketplace' ), $from, $to ),
		);
		$hires = array_filter( array_column( $rows, 'hires', 'key' ), 'is_int' );
		$best  = $hires ? array_keys( $hires, max( $hires ), true ) : array();
		if ( 1 === count( $best ) && count( $rows ) > 1 ) {
			/* translators: %s: month. */
			$said[] = sprintf( __( 'The best month was %s.', 'design-marketplace' ), self::month( (string) $best[0] ) );
		}
		if ( is_int( $total['applications'] ) && is_int( $total['answered'] ) && $total['applications'] >= self::SHARE_FROM ) {
			/* translators: %s: a number. */
			$said[] = sprintf( __( 'About %s %% of applications have an answer.', 'design-marketplace' ), number_format_i18n( 5 * round( 20 * $total['answered'] / $total['applications'] ) ) );
		}
		return implode( ' ', $said );
	}

	/** @param Row $total */
	private static function sums( array $total ): void {
		/* translators: %s: a number. */
		$ago = __( '%s the year before', 'design-marketplace' );
		$sum = static fn( string $column ): Html => Html::of(
			'div',
			Html::of( 'dt', self::words()[ $column ] ),
			Html::of( 'dd', self::number( $total[ $column ] ) ),
			self::before( 'dd', $ago, $total, $column )
		);
		Ui::say( Html::of( 'dl.dm-sums', Html::each( $sum, School_Figures::COLUMNS ) ) );
	}

	/**
	 * @param list<Row> $rows
	 * @param Row       $total
	 */
	private static function table( Span $span, string $head, array $rows, array $total, bool $compare ): void {
		$rows[] = array( 'label' => __( 'Total', 'design-marketplace' ) ) + $total;
		$cells  = static function ( array $row ): array {
			$cell = static fn( string $column ): Html => Html::all(
				self::number( $row[ $column ] ),
				self::before( 'span', ' (%s)', $row, $column )
			);
			return array( (string) $row['label'], ...array_map( $cell, School_Figures::COLUMNS ) );
		};
		$heads  = array( $head, ...array_values( self::words() ) );
		printf( '<div class="dm-scroll" tabindex="0" role="region" aria-label="%s">', esc_attr( $head ) );
		Ui::table( 'dm-table.dm-numbers', $heads, array_map( $cells, $rows ) );
		echo '</div>';
		$query = array( 'by' => $span->by, 'from' => $span->months[0], 'to' => self::last( $span ) );
		if ( $compare ) {
			Ui::p( __( 'In brackets: the year before.', 'design-marketplace' ) );
			$query['compare'] = '1';
		}
		Ui::p( Html::of( 'a.button', __( 'Download as CSV', 'design-marketplace' ), href: Action::url( 'figures_csv', $query ) ) );
	}

	/** @param Row $row */
	private static function before( string $tag, string $format, array $row, string $column ): Html {
		$number = $row[ $column . School_Figures::BEFORE ] ?? null;
		return null === $number ? Html::all() : Html::of( "{$tag}.dm-before", sprintf( $format, self::number( $number ) ) );
	}

	private static function readers(): void {
		Action::open( 'share_figures' );
		Ui::p( __( 'Administrators always see them. Whoever has one of these roles finds this screen after the log-in to WordPress, and nothing else of the marketplace that the role does not open.', 'design-marketplace' ) );
		$roles  = self::roles();
		$sees   = static fn( string $name ): bool => (bool) get_role( $name )?->has_cap( Roles::VIEW_FIGURES );
		$role   = static fn( string $name ): Html => Html::of(
			'label',
			Html::single( 'input', type: 'checkbox', name: 'roles[]', value: $name, checked: $sees( $name ) ),
			' ' . $roles[ $name ]
		);
		$legend = Html::of( 'legend.screen-reader-text', __( 'Who sees the figures', 'design-marketplace' ) );
		Ui::say( Html::of( 'fieldset.dm-choices', $legend, Html::each( $role, array_keys( $roles ) ) ) );
		submit_button( __( 'Save', 'design-marketplace' ), 'secondary' );
		echo '</form>';
	}

	/** @return array<string,string> Names of the roles that can be let in, by key: no member's. */
	private static function roles(): array {
		$others = array_diff_key( wp_roles()->get_names(), array_flip( array( 'administrator', ...Roles::ALL ) ) );
		return array_map( 'translate_user_role', $others );
	}

	/** @return array<string,string> */
	private static function words(): array {
		return array(
			'members'      => __( 'Members', 'design-marketplace' ),
			'jobs'         => __( 'Design jobs', 'design-marketplace' ),
			'applications' => __( 'Applications', 'design-marketplace' ),
			'answered'     => __( 'Answered', 'design-marketplace' ),
			'hires'        => __( 'Hired', 'design-marketplace' ),
		);
	}

	private static function number( int|string $given ): string {
		return is_int( $given ) ? number_format_i18n( $given ) : $given;
	}

	/** @param string $month `YYYY-MM`. */
	private static function month( string $month ): string {
		return (string) wp_date( 'F Y', (int) strtotime( "{$month}-15 12:00:00 UTC" ) );
	}

	private static function last( Span $span ): string {
		return $span->months[ count( $span->months ) - 1 ];
	}
}
