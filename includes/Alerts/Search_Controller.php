<?php
/** /design-marketplace/v1/searches: a member's saved searches. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Directory\List_Filters;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Search_Controller {

	/** Keys one search may be stored under: one for each combination of its filters' values. */
	private const KEYS = 300;

	/** Checks in this order: logged in, a member. */
	public function may_enter(): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		if ( '' === Roles::of( get_current_user_id() ) ) {
			return Errors::of( 'forbidden' );
		}
		return true;
	}

	/** @return list<array<string,mixed>> The member's searches, the newest first. */
	public function list_all(): array {
		return array_map( array( Saved_Search::class, 'present' ), Search_Rows::saved_by( get_current_user_id() ) );
	}

	/** Saves a search: 201, or 200 if the member has the same one already. */
	public function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form     = self::form( 'save' );
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		$kind     = Search_Kind::tryFrom( is_string( $values['kind'] ?? null ) ? $values['kind'] : '' );
		$filters  = $kind ? $this->filters( $kind, $request['filters'], $messages ) : array();
		if ( ! $kind || $messages ) {
			return Errors::fields( $messages );
		}
		$saved = Limits::write( 'search', get_current_user_id() ) ?? ( new Search_Service() )->save(
			get_current_user_id(),
			$kind,
			$filters,
			self::typed( $values )
		);
		return $saved instanceof WP_Error ? $saved : new WP_REST_Response( Saved_Search::present( $saved[0] ), $saved[1] ? 201 : 200 );
	}

	/** Changes rhythm or name, pauses or resumes. */
	public function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form     = self::form( 'change' );
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values, true );
		if ( $messages ) {
			return Errors::fields( $messages );
		}
		$changed = Limits::write( 'search', get_current_user_id() )
			?? ( new Search_Service() )->change( get_current_user_id(), self::id( $request ), self::typed( $values ) );
		return $changed instanceof WP_Error ? $changed : new WP_REST_Response( Saved_Search::present( $changed ) );
	}

	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$deleted = Limits::write( 'search', get_current_user_id() )
			?? ( new Search_Service() )->delete( get_current_user_id(), self::id( $request ) );
		return $deleted instanceof WP_Error ? $deleted : new WP_REST_Response( Saved_Search::present( $deleted ) );
	}

	/**
	 * The filters that were sent, checked by the rules of their list.
	 * @param array<string,string> $messages Error messages; grows.
	 * @return array<string,mixed>
	 */
	private function filters( Search_Kind $kind, mixed $sent, array &$messages ): array {
		$request = new WP_REST_Request();
		$request->set_query_params( is_array( $sent ) ? $sent : array() );
		[ $filters, $wrong ] = List_Filters::of( $kind->role(), $request );
		if ( isset( $filters['deadline'] ) && ! isset( Contract::enum( 'deadlines' )[ $filters['deadline'] ] ) ) {
			// Something new is looked up by the spans the list offers, see Subjects.
			$wrong['deadline'] = Contract::message( 'value_invalid' );
		}
		if ( isset( $filters['available'] ) ) {
			$filters['available'] = true;
		}
		// Whether all words have to match depends on the reader of the list, not on who saved the search.
		$filters   = Search_Keys::canonical( array_diff_key( $filters, array( 'all_words' => true, 'open_only' => true ) ) );
		if ( ! $wrong && count( Search_Keys::buckets( $kind, $filters ) ) > self::KEYS ) {
			$wrong['filters'] = Contract::message( 'search_too_wide' );
		}
		$messages += $wrong || $filters ? $wrong : array( 'filters' => Contract::message( 'search_empty' ) );
		return $filters;
	}

	/**
	 * A form's values for the service. Empty fields stay unchanged, except the name.
	 * @param array<string,mixed> $values Cleaned values.
	 * @return array{rhythm?:Rhythm,name?:string,paused?:bool}
	 */
	private static function typed( array $values ): array {
		$typed = array();
		if ( ! empty( $values['rhythm'] ) ) {
			$typed['rhythm'] = Rhythm::read( $values['rhythm'] );
		}
		if ( isset( $values['name'] ) ) {
			$typed['name'] = (string) $values['name'];
		}
		if ( isset( $values['paused'] ) && is_bool( $values['paused'] ) ) {
			$typed['paused'] = $values['paused'];
		}
		return $typed;
	}

	/** The id in the path. Core would prefer one from the body. */
	private static function id( WP_REST_Request $request ): int {
		return (int) $request->get_url_params()['id'];
	}

	private static function form( string $flow ): Form {
		return Contract::form( 'search', $flow );
	}
}
