<?php
/** /wp/v2/mission: the design jobs of contractors. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Applications\Reopening;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Item_Controller;
use DesignMarketplace\Kernel\Rest\Paging;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\People\Members\Items;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

final class Mission_Controller extends Item_Controller {

	/** Flags by which contractors ask that a mission goes on, or is opened again, beside changes of its fields. */
	private const CALLS = array( 'renew', 'reopen' );

	private readonly Items $items;

	public function __construct() {
		$this->items = new Items( Mission_Post_Type::NAME, 'mission_unknown', Mission_Policy::can_see( ... ) );
	}

	public function get_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		[ $posts, $ties, $total ] = ( new Mission_Query() )->page(
			(int) $request['author'],
			get_current_user_id(),
			$this->order( $request ),
			(int) $request['per_page'],
			Paging::offset( $request )
		);
		return Paging::answer( $request, ( new Mission_Presenter() )->present( $posts, $ties ), $total );
	}

	/** One mission. The answer to the owner of an open one has the number of emails a close would send. */
	public function get_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$found = ( new Mission_Query() )->one( (int) $request['id'], get_current_user_id() );
		if ( ! $found || ! $this->items->is_visible( $found[0] ) ) {
			return $this->items->unknown();
		}
		$answer = new WP_REST_Response( ( new Mission_Presenter() )->one( ...$found ) );
		if ( Ownership::is_mine( $found[0] ) && Mission_Policy::can_close( $found[0] ) ) {
			$answer->header( 'X-DM-Informs', (string) Closing::informs( $found[0]->ID ) );
		}
		return $answer;
	}

	public function create_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! Mission_Policy::can_create() ) {
			return Errors::of( 'forbidden' );
		}
		$author             = get_current_user_id();
		$status             = $this->status( $request ) ?? Mission_State::Open->value;
		$count              = fn( ?WP_Post $known ): ?WP_Error => Limits::write( $known ? 'change' : 'mission', $author )
			?? $this->count_publication( $known, $status );
		[ $values, $error ] = $this->read( $request );
		$id                 = Idempotency_Keys::refusal( $request, $error ) ?? ( new Mission_Service() )->create(
			$author,
			$values,
			$status,
			Idempotency_Keys::name( $request['request_id'] ),
			$count
		);
		return $id instanceof WP_Error ? $id : $this->created( '/wp/v2/mission', $this->one( $id ) );
	}

	/** A draft that says what a mission says. */
	public function duplicate( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$post = $this->items->permitted( (int) $request['id'], Mission_Policy::can_duplicate( ... ) );
		if ( $post instanceof WP_Error ) {
			return $post;
		}
		$id = Idempotency_Keys::refusal( $request ) ?? Limits::write( 'mission', get_current_user_id() )
			?? ( new Mission_Service() )->duplicate( $post->ID, Idempotency_Keys::name( $request['request_id'] ) );
		return $id instanceof WP_Error ? $id : $this->created( '/wp/v2/mission', $this->one( $id ) );
	}

	/** Changes a mission; the flag `close` also closes it. */
	public function update_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$post = $this->items->permitted( (int) $request['id'], Item_Policy::can_edit( ... ) );
		if ( $post instanceof WP_Error ) {
			return $post;
		}
		[ $values, $error ] = $this->read( $request, $post->ID );
		[ $end, $refusal ]  = true === Value::boolean( $request['close'] ) ? Close_Request::asked( $request, $post ) : array( null, null );
		$error              = $error
			?? $refusal
			?? ( self::asked( $request ) && ! Mission_Policy::is_contractors( $post ) ? Errors::of( 'forbidden' ) : null )
			?? Limits::change( get_current_user_id(), Ownership::is_mine( $post ) )
			?? $this->count_publication( $post, $this->status( $request ) );
		if ( $error ) {
			return $error;
		}
		$informed = $this->write( $request, $values, $end );
		if ( $informed instanceof WP_Error ) {
			return $informed;
		}
		return $this->answer( $this->one( $post->ID ), null === $informed ? array() : array( 'informed' => $informed ) );
	}

	/** Moves a mission to the trash. The answer has the number of candidates that will be told. */
	public function delete_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$post = $this->items->permitted( (int) $request['id'], Item_Policy::can_delete( ... ) );
		if ( $post instanceof WP_Error ) {
			return $post;
		}
		$informed = Limits::change( get_current_user_id(), Ownership::is_mine( $post ) ) ?? $this->trash( $post->ID );
		return $informed instanceof WP_Error
			? $informed
			: $this->answer( $this->one( $post->ID ), array( 'informed' => $informed ) );
	}

	/**
	 * Writes the values and closes, both or neither.
	 * @param array<string,mixed> $values
	 * @return int|WP_Error|null Number of candidates that will be told, null when it is not closed.
	 */
	private function write( WP_REST_Request $request, array $values, ?Close_Request $end ): int|WP_Error|null {
		if ( $end && ! $values ) {
			return ( new Closing() )->close( (int) $request['id'], $end );
		}
		return Transaction::run(
			function () use ( $request, $values, $end ): int|WP_Error|null {
				$id    = (int) $request['id'];
				$error = ( new Mission_Service() )->update( $id, $values, $end ? null : $this->status( $request ) )
					?? self::renew_or_reopen( $request );
				return $error ?? ( $end ? ( new Closing() )->close( $id, $end ) : null );
			}
		);
	}

	/** @return int|WP_Error Number of candidates that will be told. */
	private function trash( int $id ): int|WP_Error {
		return Transaction::run(
			function () use ( $id ): int|WP_Error {
				$before = ( new Mission_Service() )->trash( $id );
				return Mission_State::Open === $before ? Closing::untold( $id ) : ( $before instanceof WP_Error ? $before : 0 );
			}
		);
	}

	/** Counts a publication for the user who publishes, also of a draft. */
	private function count_publication( ?WP_Post $post, ?string $status ): ?WP_Error {
		return Mission_State::Open->value === $status && ! ( $post && Mission_State::is_published( $post ) )
			? Limits::write( 'publication', get_current_user_id() )
			: null;
	}

	/** @return array{array<string,mixed>,WP_Error|null} Cleaned values, and an error with all failing fields. */
	private function read( WP_REST_Request $request, int $id = 0 ): array {
		$form   = Contract::form( 'mission', 'mission' );
		$values = $form->clean( $request->get_params() );
		// Stored values have been checked.
		$status   = $this->status( $request );
		$messages = $values || $status || 0 === $id ? Job_Rules::errors( $values, $id, $status ) : array();
		$messages = Deadline::check( Skills::check( $messages, $values ), $values, $id );
		$messages = $form->in_order( $messages ) + self::wrong_flags( $request );
		return array( $values, $messages ? Errors::fields( $messages ) : null );
	}

	/** @return array<string,mixed> */
	private function one( int $id ): array {
		$found = ( new Mission_Query() )->one( $id, get_current_user_id() );
		return $found ? ( new Mission_Presenter() )->one( ...$found ) : array();
	}

	/** @return array<string,string> Messages for values that are neither true nor false. */
	private static function wrong_flags( WP_REST_Request $request ): array {
		$wrong = array_filter(
			array( 'close', ...self::CALLS ),
			static fn( string $name ): bool => ! is_bool( Value::boolean( $request[ $name ] ) )
		);
		return array_fill_keys( $wrong, Contract::message( 'value_invalid' ) );
	}

	/** Does what is asked for, within the transaction of the change. */
	private static function renew_or_reopen( WP_REST_Request $request ): ?WP_Error {
		foreach ( self::asked( $request ) as $call ) {
			$id   = (int) $request['id'];
			$done = 'renew' === $call ? ( new Mission_Service() )->renew( $id ) : ( new Reopening() )->by_company( $id );
			if ( $done instanceof WP_Error ) {
				return $done;
			}
		}
		return null;
	}

	/** @return list<string> The requested calls. None if the request closes the mission. */
	private static function asked( WP_REST_Request $request ): array {
		$is_on = static fn( string $name ): bool => true === Value::boolean( $request[ $name ] );
		return $is_on( 'close' ) ? array() : array_values( array_filter( self::CALLS, $is_on ) );
	}
}
