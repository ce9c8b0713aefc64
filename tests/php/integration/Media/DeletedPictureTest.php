<?php
/** A picture that is deleted in the media library or by a command is gone wherever it was shown, at once. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class DeletedPictureTest extends TestCase {

	use Files;

	/**
	 * Everything that shows pictures of these two members, and the site's own.
	 * @param int $designer Designer.
	 * @param int $company  Company.
	 */
	private function everywhere( int $designer, int $company ): string {
		$shown = '';
		foreach (
			array(
				'/wp/v2/users?role=designer',
				'/wp/v2/users?role=contractor',
				'/wp/v2/users?slug=' . People::slug( $designer ),
				'/wp/v2/users?slug=' . People::slug( $company ),
				'/wp/v2/work?author_name=' . People::slug( $designer ),
				'/wp/v2/resource',
				'/wp/v2/past_project',
			) as $path
		) {
			$shown .= wp_json_encode( $this->rest( 'GET', $path, array(), People::administrator() )->get_data(), JSON_UNESCAPED_SLASHES );
		}
		wp_set_current_user( 0 );
		foreach ( array( '/', '/designers', '/jobs', '/showcase', '/designer/' . People::slug( $designer ), '/project/' . People::slug( $company ), '/tools' ) as $path ) {
			$shown .= Documents::at( $path );
		}
		return $shown;
	}

	/**
	 * The fields with pictures, by whether they are a member's own or of the media library.
	 * @return iterable<string,array{string,bool}>
	 */
	public static function pictures(): iterable {
		foreach ( array( 'avatar', 'logo', 'project_image', 'work' ) as $kind ) {
			foreach ( array( true, false ) as $own ) {
				yield "{$kind}, " . ( $own ? 'own' : 'of the library' ) => array( $kind, $own );
			}
		}
		foreach ( array( 'dmkt_resource', 'dmkt_past_project', 'block' ) as $kind ) {
			yield $kind => array( $kind, false );
		}
	}

	#[DataProvider( 'pictures' )]
	public function test_it_is_shown_nowhere_any_more( string $kind, bool $own ): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$work     = Market::work( $designer );
		$holder   = 'logo' === $kind || 'project_image' === $kind ? $company : $designer;
		$picture  = $own ? ( new Images() )->store( $this->file( self::draw( 60, 40 ) ), $kind, $holder, 'work' === $kind ? $work : 0 ) : $this->library_picture( 60, 40 );
		$shows    = '';
		$this->assertIsInt( $picture );
		if ( 'work' === $kind ) {
			update_post_meta( $work, 'design_marketplace_image', $picture );
		} elseif ( 'block' === $kind ) {
			$shows = '<!-- wp:design-marketplace/image {"image":' . $picture . '} /-->';
		} elseif ( str_starts_with( $kind, 'dmkt_' ) ) {
			$post = wp_insert_post( array( 'post_type' => $kind, 'post_status' => 'publish', 'post_title' => 'Bell' ) );
			set_post_thumbnail( (int) $post, $picture );
		} else {
			update_user_meta( $holder, 'project_image' === $kind ? 'design_marketplace_project_image' : 'design_marketplace_avatar', $picture );
		}
		( new Indexer() )->flush();
		$name  = pathinfo( (string) get_attached_file( $picture ), PATHINFO_FILENAME );
		$shown = fn(): string => $this->everywhere( $designer, $company ) . wp_json_encode( ( new Home_Blocks() )->read( $shows ) );
		$this->assertTrue( str_contains( $shown(), $name ), 'It was shown.' );

		wp_delete_post( $picture, true );
		// The request that deleted it has ended.
		( new Indexer() )->flush();
		$this->assertFalse( str_contains( $shown(), $name ), 'It is still shown.' );
	}
}
