<?php
/** /wp/v2/work: the works of designers. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Item_Controller;
use DesignMarketplace\Kernel\Rest\Paging;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Item_Policy;
use DesignMarketplace\People\Members\Items;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class Work_Controller extends Item_Controller {

	/** Left out of the card that an unlisted work brings along. */
	private const OTHER_WORKS = array( 'latest_works' => true, 'works_count' => true );

	private readonly Items $items;

	public function __construct() {
		$this->items = new Items( Work_Post_Type::NAME, 'post_not_found', Work_Policy::can_see( ... ) );
	}

	/** Works of all designers or of one, or the one at an address: unlisted ones are for everybody who has it. */
	public function get_items( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$slug   = (string) $request['author_name'];
		$member = null === $request['slug'] && is_user_logged_in() ? null : ( new Query() )->by_slug( $slug );
		$post   = $member && null !== $request['slug'] ? Work_Address::find( $slug, (string) $request['slug'] ) : null;
		$by     = $post && ! Work_State::is_published( $post ) ? array_diff_key( $member['card'], self::OTHER_WORKS ) : null;
		if ( null === $by && ! Work_Policy::reads_portfolio( $member['open'] ?? null ) ) {
			return Errors::of( 'login_required' );
		}
		if ( null !== $request['slug'] ) {
			$found = $post ? array( $this->one( $post->ID ) + array_filter( array( 'by' => $by ) ) ) : array();
			return Paging::answer( $request, $found, count( $found ) );
		}
		[ $posts, $beside, $total ] = ( new Work_Query() )->page(
			$slug,
			$this->order( $request ),
			(int) $request['per_page'],
			Paging::offset( $request )
		);
		return Paging::answer( $request, ( new Work_Presenter() )->present( $posts, $beside ), $total );
	}

	public function get_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! Work_Policy::may_ask_for( (int) $request['id'] ) ) {
			return Errors::of( 'login_required' );
		}
		$post = $this->items->find( (int) $request['id'] );
		return $post && $this->items->is_visible( $post ) ? $this->answer( $this->one( $post->ID ) ) : $this->items->unknown();
	}

	public function create_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! Work_Policy::can_create() ) {
			return Errors::of( 'forbidden' );
		}
		$author = get_current_user_id();
		$name   = Idempotency_Keys::name( $request['request_id'] );
		// Checked before pictures are decoded. A repeated request (with a name) gets the result of the first instead.
		$refusal = '' === $name ? Limits::used_up( 'work', $author ) : null;
		if ( $refusal ) {
			return $refusal;
		}
		[ $values, $files, $error ] = ( new Work_Input() )->read( $request, null, $author );
		$id                         = $error ?? ( new Work_Service() )->create(
			$author,
			$values,
			$files,
			$this->status( $request ) ?? Work_State::Published->value,
			$name,
			fn( bool $is_known ): ?WP_Error => Limits::write( $is_known ? 'change' : 'work', $author )
		);
		return $id instanceof WP_Error ? $id : $this->created( '/wp/v2/work', $this->one( $id ) );
	}

	public function update_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$post = $this->items->permitted( (int) $request['id'], Item_Policy::can_edit( ... ) );
		if ( $post instanceof WP_Error ) {
			return $post;
		}
		$refusal = Limits::change( get_current_user_id(), Ownership::is_mine( $post ) );
		if ( $refusal ) {
			return $refusal;
		}
		[ $values, $files, $error ] = ( new Work_Input() )->read( $request, $post, Ownership::of( $post ) );
		$error                      = $error ?? ( new Work_Service() )->update( $post->ID, $values, $files, $this->status( $request ) );
		return $error ?? $this->answer( $this->one( $post->ID ) );
	}

	/** Puts own works first, in the order that is sent. */
	public function reorder( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! Work_Policy::can_create() ) {
			return Errors::of( 'forbidden' );
		}
		$me  = get_current_user_id();
		$all = Limits::change( $me, true ) ?? ( new Work_Service() )->put_first( $me, Value::list_of_integers( $request['ids'] ) );
		return $all instanceof WP_Error ? $all : new WP_REST_Response( array( 'ids' => $all ) );
	}

	/** A designer's own order where none is asked for. */
	protected function order( WP_REST_Request $request ): string {
		$is_own = 'own' === $request['orderby'] && '' !== (string) $request['author_name'] && 'asc' !== $request['order'];
		return $is_own ? Work_State::ORDER : parent::order( $request );
	}

	public function delete_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$post = $this->items->permitted( (int) $request['id'], Item_Policy::can_delete( ... ) );
		if ( $post instanceof WP_Error ) {
			return $post;
		}
		$error = Limits::change( get_current_user_id(), Ownership::is_mine( $post ) ) ?? ( new Work_Service() )->trash( $post->ID );
		return $error ?? $this->answer( $this->one( $post->ID ) );
	}

	/** @return array<string,mixed> */
	private function one( int $id ): array {
		[ $posts, $beside ] = ( new Work_Query() )->one( $id );
		return $posts ? ( new Work_Presenter() )->present( $posts, $beside )[0] : array();
	}
}
