<?php
/** /design-marketplace/v1/figures: the site in figures, and the school's figures. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Figures;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Csv;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Streamed;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Answer_Share;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Figures_Controller {

	/** The same for everybody. */
	public function site(): WP_REST_Response {
		$found   = ( new Query() )->figures();
		$figures = array( 'designers' => $found['designers'], 'open_jobs' => $found['jobs'] );
		return new WP_REST_Response( Answer_Share::field( Answer_Share::of_site() ) + $figures );
	}

	public function may_view(): bool|WP_Error {
		return current_user_can( Roles::VIEW_FIGURES ) ? true : Errors::of( is_user_logged_in() ? 'forbidden' : 'login_required' );
	}

	public function school( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$span   = Span::of( $request['by'], $request['from'], $request['to'] );
		$format = $request['format'] ?? 'json';
		$wrong  = is_array( $span ) ? $span : array();
		if ( ! in_array( $format, array( 'json', 'csv' ), true ) ) {
			$wrong['format'] = Contract::message( 'value_invalid' );
		}
		if ( is_array( $span ) || $wrong ) {
			return Errors::fields( $wrong );
		}
		$figures = new School_Figures( $span );
		if ( 'json' === $format ) {
			return new WP_REST_Response( $figures->answer() );
		}
		$lines = $figures->lines();
		return new Streamed(
			static fn( $stream ) => self::write( $stream, $lines ),
			array(
				'Content-Type'        => 'text/csv; charset=utf-8',
				'Content-Disposition' => "attachment; filename=\"figures-by-{$span->by}.csv\"",
			)
		);
	}

	/**
	 * @param resource           $stream
	 * @param list<list<string>> $lines
	 */
	public static function write( $stream, array $lines ): void {
		Csv::begin( $stream, array_shift( $lines ) ?? array() );
		foreach ( $lines as $line ) {
			Csv::line( $stream, $line );
		}
	}
}
