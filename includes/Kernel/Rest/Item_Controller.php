<?php
/** Base of the controllers of works, missions and applications: routes, login, common fields. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Form;
use DesignMarketplace\Kernel\Database\Post_Pages;
use WP_Error;
use WP_Post;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** The form checks what is written, and names all failing fields at once. Core checks the parameters of lists. */
abstract class Item_Controller extends WP_REST_Controller {

	/** Name of the type: in its routes, and of its shape in the contract. */
	abstract protected function name(): string;

	/** The form that creates and changes an item; null when that is not possible. */
	abstract protected function form(): ?Form;

	public function register_routes(): void {
		$this->namespace = Routes::NAMESPACE;
		$this->rest_base = $this->name();
		$collection      = array( $this->route( WP_REST_Server::READABLE, 'get_items', $this->get_collection_params() ) );
		$single          = array( $this->route( WP_REST_Server::READABLE, 'get_item', Args::ID ) );
		$form            = $this->form();
		if ( $form ) {
			$new          = $this->fields( $form ) + Request_Id::schema();
			$collection[] = $this->route( WP_REST_Server::CREATABLE, 'create_item', Args::documented( $new ) );
			$change       = Args::documented( $this->fields( $form, true ) );
			$single[]     = $this->route( WP_REST_Server::EDITABLE, 'update_item', Args::ID + $change );
			$single[]     = $this->route( WP_REST_Server::DELETABLE, 'delete_item', Args::ID );
		}
		$schema = array( 'schema' => array( $this, 'get_public_item_schema' ) );
		register_rest_route( $this->namespace, '/' . $this->rest_base, $collection + $schema );
		register_rest_route( $this->namespace, '/' . $this->rest_base . '/(?P<id>\d{1,19})', $single + $schema );
	}

	/**
	 * The fields a client may send to create or change an item.
	 *
	 * @param bool $is_change Whether it changes one.
	 * @return array<string,array<string,mixed>> JSON schemas by field.
	 */
	protected function fields( Form $form, bool $is_change = false ): array {
		return $form->schemas( $is_change ) + array(
			'status' => array(
				'type'        => 'string',
				'enum'        => array( 'publish', 'draft' ),
				'description' => 'Whether others see it.',
			),
		);
	}

	/** Refuses people who are not logged in. */
	public function must_be_logged_in(): bool|WP_Error {
		return is_user_logged_in() ? true : Errors::of( 'login_required' );
	}

	/** @return array<string,array<string,mixed>> */
	public function get_collection_params(): array {
		return Paging::args( $this->page_size() ) + array(
			'order'   => array(
				'type'        => 'string',
				'enum'        => array( 'asc', 'desc' ),
				'default'     => 'desc',
				'description' => 'Direction of the order.',
			),
			'orderby' => array(
				'type'        => 'string',
				'enum'        => array_keys( Post_Pages::ORDER ),
				'default'     => 'date',
				'description' => 'What the list is ordered by.',
			),
		);
	}

	/** @return array<string,mixed> */
	public function get_item_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $this->name(),
		) + Contract::shape( $this->name() );
	}

	/** Items on a page if the client does not say. */
	protected function page_size(): int {
		return Contract::limit( 'collection_default_large' );
	}

	/**
	 * ORDER BY clause of a request.
	 *
	 * @param WP_REST_Request<array<string,mixed>> $request Request with checked parameters.
	 */
	protected function order( WP_REST_Request $request ): string {
		$direction = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		$column    = Post_Pages::ORDER[ (string) $request['orderby'] ] ?? Post_Pages::ORDER['date'];
		return "{$column} {$direction}, ID {$direction}";
	}

	/** The requested status: published or draft; any other is ignored. */
	protected function status( WP_REST_Request $request ): ?string {
		return in_array( $request['status'], array( 'publish', 'draft' ), true ) ? $request['status'] : null;
	}

	/**
	 * The answer to a created item: 201, with its address.
	 *
	 * @param array<string,mixed> $item Item; empty when it was deleted at once.
	 */
	protected function created( array $item ): WP_REST_Response|WP_Error {
		return ! $item
			? Errors::of( 'post_not_found' )
			: new WP_REST_Response( $item, 201, array( 'Location' => rest_url( "{$this->namespace}/{$this->rest_base}/{$item['id']}" ) ) );
	}

	/**
	 * The fields of every post, as core gives them.
	 *
	 * @return array{id:int,status:string,author:int,date:string,date_gmt:string,modified:string,modified_gmt:string}
	 */
	public static function common( WP_Post $post ): array {
		return array(
			'id'           => $post->ID,
			'status'       => $post->post_status,
			'author'       => (int) $post->post_author,
			'date'         => mysql_to_rfc3339( $post->post_date ),
			'date_gmt'     => self::gmt( $post->post_date_gmt, $post->post_date ),
			'modified'     => mysql_to_rfc3339( $post->post_modified ),
			'modified_gmt' => self::gmt( $post->post_modified_gmt, $post->post_modified ),
		);
	}

	/**
	 * A GMT time; drafts have none of their own.
	 *
	 * @param string $local Its twin in site time.
	 */
	private static function gmt( string $gmt, string $local ): string {
		return mysql_to_rfc3339( str_starts_with( $gmt, '0000' ) ? get_gmt_from_date( $local ) : $gmt );
	}

	/**
	 * @param string                            $callback Method of this class.
	 * @param array<string,array<string,mixed>> $args     Parameters.
	 * @return array<string,mixed>
	 */
	private function route( string $methods, string $callback, array $args ): array {
		return array(
			'methods'             => $methods,
			'callback'            => array( $this, $callback ),
			'permission_callback' => array( $this, 'must_be_logged_in' ),
			'args'                => $args,
		);
	}
}
