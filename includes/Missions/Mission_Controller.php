<?php
/**
 * /wp/v2/mission: the design jobs of contractors.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Content\Skills;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Contract\Form;
use DesignMarketplace\Contract\Value;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Database\Repeats;
use DesignMarketplace\Members\State;
use DesignMarketplace\Rest\Errors;
use DesignMarketplace\Rest\Item_Controller;
use DesignMarketplace\Rest\Paging;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

final class Mission_Controller extends Item_Controller {

	/**
	 * @param Mission_Service   $service   Writes.
	 * @param Closing           $closing   Closes.
	 * @param Mission_Query     $query     Reads.
	 * @param Mission_Presenter $presenter Presents.
	 * @param Limits            $limits    How often what may be written.
	 */
	public function __construct(
		private readonly Mission_Service $service,
		private readonly Closing $closing,
		private readonly Mission_Query $query,
		private readonly Mission_Presenter $presenter,
		private readonly Limits $limits
	) {}

	/**
	 * {@inheritDoc}
	 */
	protected function name(): string {
		return 'mission';
	}

	/**
	 * {@inheritDoc}
	 */
	protected function form(): Form {
		return Contract::form( 'mission', 'mission' );
	}

	/**
	 * {@inheritDoc}
	 */
	protected function fields( Form $form ): array {
		return parent::fields( $form ) + array( 'close' => array( 'type' => 'boolean' ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_collection_params(): array {
		return parent::get_collection_params() + array(
			'author' => array(
				'type'        => 'integer',
				'minimum'     => 1,
				'description' => 'Id of the contractor.',
			),
		);
	}

	/**
	 * A page of missions.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function get_items( $request ): WP_REST_Response|WP_Error {
		[ $posts, $ties, $total ] = $this->query->page(
			(int) $request['author'],
			get_current_user_id(),
			$this->order( $request ),
			(int) $request['per_page'],
			Paging::offset( $request )
		);
		return Paging::answer( $request, $this->presenter->present( $posts, $ties ), $total );
	}

	/**
	 * One mission.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function get_item( $request ): WP_REST_Response|WP_Error {
		$found = $this->query->one( (int) $request['id'], get_current_user_id() );
		return $found && Mission_Policy::can_see( $found[0] ) && ! State::is_off( (int) $found[0]->post_author )
			? new WP_REST_Response( $this->presenter->present( array( $found[0] ), array( $found[0]->ID => $found[1] ) )[0] )
			: Errors::of( 'mission_unknown' );
	}

	/**
	 * Adds a mission.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		if ( ! Mission_Policy::can_create() ) {
			return Errors::of( 'forbidden' );
		}
		$author             = get_current_user_id();
		$status             = $this->status( $request ) ?? Post_Type::OPEN;
		$count              = fn( ?WP_Post $known ): ?WP_Error => $this->limits->write( $known ? 'change' : 'mission', $author ) ?? $this->count_publication( $known, $status );
		[ $values, $error ] = $this->read( $request, false );
		$id                 = $error ?? $this->service->create( $author, $values, $status, Repeats::name( $request['request_id'] ), $count );
		return $id instanceof WP_Error ? $id : $this->created( $this->one( $id ) );
	}

	/**
	 * Changes a mission; with `close` it is closed as well.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function update_item( $request ): WP_REST_Response|WP_Error {
		$post = $this->find( (int) $request['id'] );
		if ( ! $post || ! Mission_Policy::can_edit( $post ) ) {
			return $this->refusal( $post );
		}
		[ $values, $error ] = $this->read( $request, true );
		$error              = $error ?? $this->limits->change( get_current_user_id(), (int) $post->post_author ) ?? $this->count_publication( $post, $this->status( $request ) );
		if ( $error ) {
			return $error;
		}
		$informed = $this->write( $post->ID, $values, $this->status( $request ), true === Value::boolean( $request['close'] ) );
		if ( $informed instanceof WP_Error ) {
			return $informed;
		}
		return new WP_REST_Response( $this->one( $post->ID ) + ( null === $informed ? array() : array( 'informed' => $informed ) ) );
	}

	/**
	 * Moves a mission to the trash, and says how many candidates will be told.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 */
	public function delete_item( $request ): WP_REST_Response|WP_Error {
		$post = $this->find( (int) $request['id'] );
		if ( ! $post || ! Mission_Policy::can_delete( $post ) ) {
			return $this->refusal( $post );
		}
		$informed = $this->limits->change( get_current_user_id(), (int) $post->post_author ) ?? $this->service->trash( $post->ID );
		return $informed instanceof WP_Error ? $informed : new WP_REST_Response( $this->one( $post->ID ) + array( 'informed' => $informed ) );
	}

	/**
	 * Writes what was sent and closes, both or neither.
	 *
	 * @param int                 $id     Mission.
	 * @param array<string,mixed> $values Values.
	 * @param string|null         $status Status asked for.
	 * @param bool                $close  Whether to close.
	 * @return int|WP_Error|null How many candidates will be told, null when it was not about closing.
	 */
	private function write( int $id, array $values, ?string $status, bool $close ): int|WP_Error|null {
		return Transaction::run(
			function () use ( $id, $values, $status, $close ): int|WP_Error|null {
				$error = ! $close || $values ? $this->service->update( $id, $values, $close ? null : $status ) : null;
				return $error ?? ( $close ? $this->closing->close( $id ) : null );
			}
		);
	}

	/**
	 * Publishing counts for the person who publishes, also when the mission was a draft.
	 *
	 * @param WP_Post|null $post   Mission, null for a new one.
	 * @param string|null  $status Status asked for.
	 */
	private function count_publication( ?WP_Post $post, ?string $status ): ?WP_Error {
		return Post_Type::OPEN === $status && ! ( $post && Post_Type::is_published( $post ) ) ? $this->limits->write( 'publication', get_current_user_id() ) : null;
	}

	/**
	 * Reads and checks what was sent.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @param bool                                 $partial Whether fields that were not sent stay.
	 * @return array{array<string,mixed>,WP_Error|null} Values, all failing fields.
	 */
	private function read( WP_REST_Request $request, bool $partial ): array {
		$form     = $this->form();
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values, $partial );
		if ( ! isset( $messages['skill'] ) && ! Skills::exist( $values['skill'] ?? array() ) ) {
			$messages['skill'] = Contract::message( 'skill_unknown' );
		}
		$messages = $form->in_order( $messages ) + ( is_bool( Value::boolean( $request['close'] ) ) ? array() : array( 'close' => Contract::message( 'value_invalid' ) ) );
		return array( $values, $messages ? Errors::fields( $messages ) : null );
	}

	/**
	 * Why somebody may not change a mission: 404 for what they may not know of, 410 for their own in the trash.
	 *
	 * @param WP_Post|null $post Mission.
	 */
	private function refusal( ?WP_Post $post ): WP_Error {
		if ( ! $post ) {
			return Errors::of( 'mission_unknown' );
		}
		if ( 'trash' === $post->post_status ) {
			return Errors::of( current_user_can( 'delete_post', $post->ID ) ? 'trashed' : 'mission_unknown' );
		}
		return Errors::of( Mission_Policy::can_see( $post ) ? 'forbidden' : 'mission_unknown' );
	}

	/**
	 * A mission by id; those of an account that is off are gone.
	 *
	 * @param int $id Post id.
	 */
	private function find( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && Post_Type::NAME === $post->post_type && ! State::is_off( (int) $post->post_author ) ? $post : null;
	}

	/**
	 * A mission presented.
	 *
	 * @param int $id Mission.
	 * @return array<string,mixed>
	 */
	private function one( int $id ): array {
		$found = $this->query->one( $id, get_current_user_id() );
		return $found ? $this->presenter->present( array( $found[0] ), array( $found[0]->ID => $found[1] ) )[0] : array();
	}
}
