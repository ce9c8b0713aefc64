<?php
/** Saves administrators' changes of works and missions, on the edit screen and in quick edit, as members' changes. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Jobs\Missions\Job_Rules;
use DesignMarketplace\Jobs\Missions\Mission_Policy;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type as Mission_Type;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\On_Behalf;
use DesignMarketplace\Portfolio\Work_Post_Type as Work_Type;
use DesignMarketplace\Portfolio\Work_Service;
use DesignMarketplace\Trust\Approval_Hold;
use WP_Error;
use WP_Post;

/** It uses the same rules and services: setting a mission to closed uses Closing, which tells its candidates. */
final class Member_Items {

	/** @var array<int,array<string,mixed>> Items before core wrote them, by id. */
	private array $before = array();

	private bool $is_saving = false;

	/**
	 * Takes only title, description and known statuses from core's forms. The rest stays unchanged.
	 * @param array<string,mixed> $data Columns about to be written, slashed.
	 * @param array<string,mixed> $sent Data given to wp_insert_post().
	 * @return array<string,mixed>
	 */
	public function keep( array $data, array $sent ): array {
		$post = empty( $sent['ID'] ) || ! $this->is_form() ? null : get_post( (int) $sent['ID'] );
		if (
			! $post instanceof WP_Post || self::posted( 'post_ID' ) !== $post->ID || ! in_array( $post->post_type, Item_Types::ALL, true )
		) {
			return $data;
		}
		$this->before[ $post->ID ] ??= self::state( $post );

		$stays = array( 'post_author', 'post_date', 'post_date_gmt', 'post_name', 'post_parent', 'post_password', 'post_excerpt' );
		if ( Mission_State::Closed->value === $data['post_status'] || ! in_array( $data['post_status'], $this->statuses( $post ), true ) ) {
			$stays[] = 'post_status';
		}
		foreach ( $stays as $column ) {
			$data[ $column ] = wp_slash( $post->$column );
		}
		if ( self::is_edited( $post->post_type ) && Item_Form::problems( $post ) ) {
			// This write did not come through a form that was checked, so nothing of it is stored.
			return array_merge( $data, wp_slash( array_intersect_key( $post->to_array(), $data ) ) );
		}
		foreach ( $this->texts( $post, $data ) as $column => $text ) {
			$data[ $column ] = wp_slash( $text );
		}
		return $data;
	}

	/** Rejects an invalid form before core writes anything. */
	public function refuse_edit(): void {
		$post = Refused_Form::sent();
		if ( ! $post || ! self::is_edited( $post->post_type ) ) {
			return;
		}
		$problems = Item_Form::problems( $post );
		if ( Item_Form::is_stale( $post ) ) {
			$problems[ Item_Form::VERSION ] = __( 'This has been changed since you opened it. Update once more to replace the newer version with yours.', 'design-marketplace' );
		}
		if ( $problems ) {
			Refused_Form::send_back( $post, $problems );
		}
		Refused_Form::forget( $post );
	}

	/** Answers with the errors before core writes anything. Core's script shows them in the row. */
	public function refuse_quick_edit(): void {
		check_ajax_referer( 'inlineeditnonce', '_inline_edit' );
		$post = get_post( isset( $_POST['post_ID'] ) ? (int) $_POST['post_ID'] : 0 );
		if ( ! $post instanceof WP_Post || ! self::is_edited( $post->post_type ) ) {
			return;
		}
		if ( ! current_user_can( 'edit_post', $post->ID ) ) {
			// Core refuses it.
			return;
		}
		$problems = Item_Form::problems( $post );
		if ( Item_Form::is_stale( $post ) ) {
			$problems[ Item_Form::VERSION ] = __( 'This has been changed since you opened it. Reload the page to see the newer version.', 'design-marketplace' );
		}
		if ( $problems ) {
			wp_die( esc_html( implode( ' ', $problems ) ) );
		}
	}

	/**
	 * Refuses core's bulk edit. None of our lists offers it, but core accepts its requests: they could change owners and unpublish
	 * missions.
	 */
	public function refuse_bulk_edit(): void {
		// phpcs:disable WordPress.Security -- only looked up, as core does it; nothing is done.
		$ids = isset( $_REQUEST['bulk_edit'] ) ? array_map( 'intval', (array) ( $_REQUEST['post'] ?? array() ) ) : array();
		// phpcs:enable
		foreach ( $ids as $id ) {
			if ( in_array( get_post_type( $id ), Item_Types::ALL, true ) ) {
				Ui::refuse();
			}
		}
	}

	/** Writes our fields by the services, and closes a mission that was set to closed. */
	public function save( int $post_id, WP_Post $post ): void {
		// phpcs:disable WordPress.Security.NonceVerification -- core has checked the nonce of the form it belongs to.
		if (
			! $this->is_form()
				|| $this->is_saving
				|| self::posted( Item_Form::MARK ) !== $post_id
				|| ! current_user_can( 'edit_post', $post_id )
				|| 'trash' === $post->post_status
				|| Item_Form::problems( $post )
		) {
			return;
		}
		$values = Item_Form::rules( $post )->clean( Item_Form::sent() );
		$status = $_POST['_status'] ?? $_POST['post_status'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$close  = Mission_State::Closed->value === $status && Mission_Type::NAME === $post->post_type && Mission_Policy::can_close( $post );
		// phpcs:enable
		// The services save the post again, which must not come back here.
		$this->is_saving = true;
		if ( $values ) {
			Mission_Type::NAME === $post->post_type
				? ( new Mission_Service() )->update( $post_id, Job_Rules::changed( $values, $post_id ), null )
				: ( new Work_Service() )->update( $post_id, $values, array(), null );
		}
		self::compare( $post_id, $this->before[ $post_id ] ?? self::state( $post ) );
		unset( $this->before[ $post_id ] );
		if ( $close ) {
			( new Closing() )->close( $post_id );
		}
		$this->is_saving = false;
	}

	/** Our fields in quick edit. The script fills in the row's values. */
	public function quick_edit( string $column, string $type ): void {
		if ( 'dm_posted' !== $column || ! self::is_edited( $type ) ) {
			return;
		}
		echo '<fieldset class="inline-edit-col-right dm-quick-edit"><div class="inline-edit-col">';
		Item_Form::marks( null );
		if ( Mission_Type::NAME === $type ) {
			( new Item_Fields( 'quick' ) )->mission();
		} else {
			( new Item_Fields( 'quick' ) )->work();
		}
		echo '</div></fieldset>';
	}

	/** The row's values for quick edit. */
	public function inline_data( WP_Post $post ): void {
		if ( self::is_edited( $post->post_type ) ) {
			$more = array( 'statuses' => $this->labels( $post ), 'version' => Item_Form::version( $post ) );
			printf( '<div class="dm_item">%s</div>', esc_html( (string) wp_json_encode( self::values( $post ) + $more ) ) );
		}
	}

	/**
	 * Renames core's links: published missions are open, and pending ones wait for approval.
	 * @param array<string,string> $views Links by status.
	 * @return array<string,string>
	 */
	public function views( array $views ): array {
		foreach ( array( Mission_State::Open->value, Mission_State::Held->value ) as $status ) {
			if ( isset( $views[ $status ] ) ) {
				$label            = esc_html( Missions::status( $status ) );
				$views[ $status ] = (string) preg_replace( '/>[^<(]+ </', ">{$label} <", $views[ $status ], 1 );
			}
		}
		return $views;
	}

	/**
	 * @param array<string,string> $states Core's states.
	 * @return array<string,string>
	 */
	public function states( array $states, WP_Post $post ): array {
		if ( ! self::is_edited( $post->post_type ) ) {
			return $states;
		}
		unset( $states['pending'] );
		if (
			Mission_Type::NAME === $post->post_type
				&& in_array( $post->post_status, array( Mission_State::Closed->value, Mission_State::Held->value ), true )
		) {
			$states[ $post->post_status ] = Missions::status( $post->post_status );
		} elseif ( Hidden::has( $post->ID ) ) {
			$states[ Hidden::STATUS ] = Missions::status( Hidden::STATUS );
		}
		if ( Mission_State::is_published( $post ) && Approval_Hold::waits( $post ) ) {
			$states['dm_proposed'] = __( 'A change is waiting for approval', 'design-marketplace' );
		}
		return $states;
	}

	/** @return array<string,mixed> */
	public static function values( WP_Post $post ): array {
		$terms  = get_the_terms( $post, Skills::TAXONOMY );
		$skills = is_array( $terms ) ? array_values( array_map( 'intval', wp_list_pluck( $terms, 'term_id' ) ) ) : array();
		$values = array( 'skill' => $skills );
		if ( Mission_Type::NAME === $post->post_type ) {
			$days = array(
				'postingDate' => Posts::text( $post->ID, Mission_Type::POSTING_DATE ),
				'deadline'    => Deadline::of( $post->ID ),
			);
			return $values + str_replace( '/', '-', $days ) + Job_Facts::of( $post->ID );
		}
		foreach ( array( 'client', 'month', 'year', 'video_url' ) as $field ) {
			$values[ $field ] = Work_Type::field( $post, $field );
		}
		return $values;
	}

	/** @return array<string,string> Labels of the possible statuses, including the current one. */
	public function labels( WP_Post $post ): array {
		$labels = array();
		foreach ( $this->statuses( $post ) as $status ) {
			$labels[ $status ] = Work_Type::NAME === $post->post_type && Work_State::Published->value === $status
				? __( 'Published', 'design-marketplace' )
				: Missions::status( $status );
		}
		return $labels;
	}

	/** @return list<string> The possible statuses. Published missions stay published for their candidates, and closed ones stay closed. */
	private function statuses( WP_Post $post ): array {
		if ( Mission_Type::NAME !== $post->post_type ) {
			$shown = Work_State::Unlisted->value === $post->post_status ? Work_State::Unlisted : Work_State::Published;
			return Work_Type::NAME === $post->post_type && Work_State::is_chosen( $post )
				? array( $shown->value, Work_State::Draft->value )
				: array( $post->post_status );
		}
		return Job_Graph::choices( $post );
	}

	/**
	 * @param array<string,mixed> $data Columns, slashed.
	 * @return array{post_title:string,post_content:string}
	 */
	private function texts( WP_Post $post, array $data ): array {
		$kept = array( 'post_title' => $post->post_title, 'post_content' => $post->post_content );
		if ( Item_Types::APPLICATION === $post->post_type ) {
			return $kept;
		}
		$typed  = array( 'title' => wp_unslash( $data['post_title'] ), 'description' => wp_unslash( $data['post_content'] ) );
		$values = Item_Form::rules( $post )->clean( $typed );
		return array( 'post_title' => (string) $values['title'], 'post_content' => (string) $values['description'] );
	}

	/** Whether items of a type can be changed here. */
	private static function is_edited( string $type ): bool {
		return in_array( $type, array( Work_Type::NAME, Mission_Type::NAME ), true );
	}

	/** A number in the request, 0 for none. */
	private static function posted( string $name ): int {
		return isset( $_POST[ $name ] ) && is_scalar( $_POST[ $name ] ) ? absint( $_POST[ $name ] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification -- core has checked its own.
	}

	/** Whether the request comes from core's edit form or quick edit. */
	private function is_form(): bool {
		return in_array( $_POST['action'] ?? '', array( 'editpost', 'inline-save' ), true ); // phpcs:ignore WordPress.Security -- only compared.
	}

	/** @return array<string,mixed> The current texts and fields, to compare them later. */
	private static function state( WP_Post $post ): array {
		return array( 'title' => $post->post_title, 'description' => $post->post_content ) + self::values( $post );
	}

	/** @param array<string,mixed> $before Result of state(), from before core has stored the form. */
	private static function compare( int $post_id, array $before ): void {
		$post   = get_post( $post_id );
		$now    = $post instanceof WP_Post ? self::state( $post ) : array();
		$differ = static fn( string $field ): bool => $now[ $field ] !== $before[ $field ];
		$fields = array_values( array_filter( array_keys( $now ), $differ ) );
		if ( $post instanceof WP_Post && $fields ) {
			Transaction::run(
				static function () use ( $post, $fields ): ?WP_Error {
					$gone = Account_Lock::hold( Ownership::of( $post ) );
					if ( ! $gone ) {
						self::note( $post, $fields );
					}
					return $gone;
				}
			);
		}
	}

	/** @param list<string> $fields Corrected by somebody other than the member. Call it within the transaction of the change. */
	public static function note( WP_Post $post, array $fields ): void {
		if ( $fields && ! Ownership::is_mine( $post ) ) {
			( new On_Behalf() )->corrected( Reported_Item::item( $post ), $fields );
		}
	}
}
