<?php
/** Offers the acts of our screens as WordPress' Abilities: agents and other systems ask the same policies and services. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk;

use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Screens\Switch_Off;
use DesignMarketplace\Desk\Admin\Users_List;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Figures\Figures_Controller;
use DesignMarketplace\Jobs\Figures\School_Figures;
use DesignMarketplace\Jobs\Figures\Span;
use DesignMarketplace\Jobs\Missions\Mission_Policy;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\Trust\Approval_Hold;
use DesignMarketplace\Trust\Approving;
use DesignMarketplace\Trust\Open_Reports;
use WP_Error;
use WP_Post;
use WP_User;

/** Other classes never call these: WordPress does, since 6.9. */
final class Abilities {

	private const CATEGORY = 'design-marketplace';

	/** Members found, and design jobs listed. */
	private const MOST = 20;

	private const ID   = array( 'type' => 'integer', 'minimum' => 1 );
	private const TEXT = array( 'type' => 'string' );

	public function add_category(): void {
		if ( ! function_exists( 'wp_register_ability_category' ) ) {
			return;
		}
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Marketplace', 'design-marketplace' ),
				'description' => __( 'The members and design jobs of the marketplace.', 'design-marketplace' ),
			)
		);
	}

	public function add(): void {
		$manages = static fn(): bool => current_user_can( Admin::MANAGE );
		self::register(
			'list-waiting',
			__( 'List what waits for a decision', 'design-marketplace' ),
			__( 'The numbers of reported items, objections and design jobs to approve, and these design jobs with the version to approve.', 'design-marketplace' ),
			array(),
			$manages,
			self::waiting( ... ),
			true
		);
		self::register(
			'find-member',
			__( 'Find a member', 'design-marketplace' ),
			__( 'Members by a part of their name or email address.', 'design-marketplace' ),
			array( 'search' => self::TEXT + array( 'minLength' => 2, 'maxLength' => 100, 'required' => true ) ),
			static fn(): bool => current_user_can( 'list_users' ),
			self::find( ... ),
			true
		);
		self::register(
			'close-job',
			__( 'Close a design job', 'design-marketplace' ),
			__( 'It accepts no more applications, and each candidate gets one email. This cannot be undone.', 'design-marketplace' ),
			array( 'job' => self::ID + array( 'required' => true ) ),
			static function ( mixed $input ): bool {
				$post = self::job( $input );
				return current_user_can( Admin::MODERATE ) && $post && Mission_Policy::can_close( $post );
			},
			static function ( array $input ): array|WP_Error {
				$told = ( new Closing() )->close( (int) $input['job'] );
				return $told instanceof WP_Error ? $told : array( 'told' => $told );
			}
		);
		self::register(
			'approve-job',
			__( 'Approve a design job', 'design-marketplace' ),
			__( 'Publishes a design job that waits, in the version that was read.', 'design-marketplace' ),
			array(
				'job'     => self::ID + array( 'required' => true ),
				'version' => self::TEXT + array( 'minLength' => 1, 'required' => true ),
			),
			$manages,
			static function ( array $input ): array|WP_Error {
				$refusal = ( new Approving() )->approve( (int) $input['job'], get_current_user_id(), (string) $input['version'] );
				return $refusal ?? array( 'approved' => true );
			}
		);
		self::register(
			'switch-off',
			__( 'Switch off an account', 'design-marketplace' ),
			__( 'To others the account looks deleted. The member gets an email with the reason and can object once.', 'design-marketplace' ),
			array(
				'member' => self::ID + array( 'required' => true ),
				'reason' => self::TEXT + array( 'enum' => array_column( Decision_Reason::choices(), 'value' ), 'required' => true ),
				'words'  => self::TEXT,
			),
			static fn( mixed $input ): bool => Switch_Off::may_be_switched_off( (int) ( is_array( $input ) ? $input['member'] ?? 0 : 0 ) ),
			self::off( ... )
		);
		self::register(
			'figures',
			__( 'Figures of the school', 'design-marketplace' ),
			__( 'Members, design jobs, applications, answers and hires in a span of months, in steps of five.', 'design-marketplace' ),
			array( 'by' => self::TEXT + array( 'enum' => Span::WAYS ), 'from' => self::TEXT, 'to' => self::TEXT ),
			static fn(): bool => true === ( new Figures_Controller() )->may_view(),
			static function ( mixed $input ): array|WP_Error {
				$input = (array) $input;
				$span  = Span::of( $input['by'] ?? null, $input['from'] ?? null, $input['to'] ?? null );
				return is_array( $span ) ? Errors::fields( $span ) : ( new School_Figures( $span ) )->answer();
			},
			true
		);
	}

	/**
	 * @param lowercase-string                  $name
	 * @param array<string,array<string,mixed>> $takes Schemas by name.
	 * @param callable(mixed):bool              $may
	 * @param callable(mixed):mixed             $run
	 */
	private static function register(
		string $name,
		string $label,
		string $about,
		array $takes,
		callable $may,
		callable $run,
		bool $reads = false
	): void {
		if ( ! function_exists( 'wp_register_ability' ) ) {
			return;
		}
		$plain    = static fn( array $one ): array => array_diff_key( $one, array( 'required' => true ) );
		$required = array_keys( array_filter( $takes, static fn( array $one ): bool => isset( $one['required'] ) ) );
		$schema   = array(
			'type'                 => 'object',
			'properties'           => array_map( $plain, $takes ),
			'additionalProperties' => false,
		);
		wp_register_ability(
			self::CATEGORY . "/{$name}",
			array(
				'label'               => $label,
				'description'         => $about,
				'category'            => self::CATEGORY,
				'input_schema'        => $schema + ( $required ? compact( 'required' ) : array( 'default' => array() ) ),
				'output_schema'       => array( 'type' => 'object' ),
				'permission_callback' => $may,
				'execute_callback'    => $run,
				'meta'                => array(
					'show_in_rest' => true,
					'annotations'  => array( 'readonly' => $reads, 'destructive' => ! $reads, 'idempotent' => $reads ),
				),
			)
		);
	}

	/** @return array<string,mixed> */
	private static function waiting(): array {
		$open = Open_Reports::now();
		$jobs = array();
		foreach ( Approval_Hold::waiting_page( self::MOST ) as $row ) {
			$post = $row['thing']->post();
			if ( $post ) {
				$jobs[] = array( 'job' => $post->ID, 'title' => $post->post_title, 'version' => Approval_Hold::version( $post ) );
			}
		}
		return array( 'reports' => $open->reports, 'objections' => $open->objections, 'held' => $open->held, 'jobs' => $jobs );
	}

	/**
	 * @param array<string,mixed> $input
	 * @return array<string,mixed>
	 */
	private static function find( array $input ): array {
		$users = get_users(
			array(
				'role__in'       => Roles::ALL,
				'search'         => '*' . trim( (string) $input['search'], '*' ) . '*',
				'search_columns' => array( 'display_name', 'user_email' ),
				'number'         => self::MOST,
				'orderby'        => 'ID',
			)
		);
		$shown = static fn( WP_User $user ): array => array(
			'member' => $user->ID,
			'name'   => Member_Fields::display_name( $user ),
			'email'  => $user->user_email,
			'role'   => Roles::of( $user ),
			'state'  => Users_List::state( $user->ID ),
		);
		return array( 'members' => array_map( $shown, $users ) );
	}

	/**
	 * @param array<string,mixed> $input
	 * @return array<string,mixed>|WP_Error
	 */
	private static function off( array $input ): array|WP_Error {
		$judged = Switching::judged( $input['reason'], $input['words'] ?? '' );
		$done   = $judged instanceof WP_Error
			? $judged
			: ( new Switching() )->off( (int) $input['member'], get_current_user_id(), $judged[0], $judged[1] );
		return $done instanceof WP_Error ? $done : array( 'off' => $done );
	}

	private static function job( mixed $input ): ?WP_Post {
		$post = get_post( (int) ( is_array( $input ) ? $input['job'] ?? 0 : 0 ) );
		return $post instanceof WP_Post && Item_Types::MISSION === $post->post_type ? $post : null;
	}
}
